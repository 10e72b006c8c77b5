// A small picture of an entry in its frame; nothing where it has none.
import type { GameHelp } from "./help";
import "./picture.css";

export function Picture({ help, entry }: { help: GameHelp; entry: string }) {
  const picture = help.pictureOf(entry);
  if (picture === null || picture === undefined) return null;
  return (
    <span className={`thing-picture ${help.frame}`} aria-hidden="true">
      {picture}
    </span>
  );
}

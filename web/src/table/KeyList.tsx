// All keys and what they do.

import { useWords } from "../words/use_words";
import { Dialog } from "./Dialog";

const KEYS = ["digits", "undo", "escape", "tab", "arrows", "enter", "i", "replay", "help"];

export function KeyList() {
  const say = useWords();
  return (
    <dl className="keys">
      {KEYS.map((key) => (
        <div key={key}>
          <dt>{say(`page.keys.${key}`)}</dt>
          <dd>{say(`page.keys.does.${key}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  return (
    <Dialog title={say("page.keys")} done={say("page.close")} onClose={onClose}>
      <KeyList />
    </Dialog>
  );
}

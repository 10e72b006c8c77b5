// A game in a picture, from the art of its board.
import { useWords } from "../words/use_words";

const files: Record<string, string | undefined> = import.meta.glob<string>("./scenes/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Nothing for a game without one. */
export function Scene({ game }: { game: string }) {
  const say = useWords();
  const picture = files[`./scenes/${game}.svg`];
  if (picture === undefined) return null;
  return (
    <img className="scene" src={picture} alt={say("page.scene", say(`page.game.${game}`))} width="640" height="360" />
  );
}

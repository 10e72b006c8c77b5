// A game in a picture, from the art of its board.
import { useWords } from "../words/use_words";

const files: Record<string, string | undefined> = import.meta.glob<string>("./scenes/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Nothing for a game without one; a `quiet` one is not read aloud. */
export function Scene({ game, quiet = false }: { game: string; quiet?: boolean }) {
  const say = useWords();
  const picture = files[`./scenes/${game}.svg`];
  if (picture === undefined) return null;
  const words = quiet ? "" : say("page.scene", say(`page.game.${game}`));
  return <img className="scene" src={picture} alt={words} width="640" height="360" />;
}

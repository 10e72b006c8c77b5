// The first page of a game's rules: what it is about, and its chapters.
import { Link } from "../../app/navigation";
import { GLOSSARY } from "../../app/routes";
import { LESSONS } from "../../games/list";
import { hasHelp, type GameHelp } from "../../games/cards/help";
import { Picture } from "../../games/cards/Picture";
import { Scene } from "../Scene";
import { useWords } from "../../words/use_words";
import type { Chapter } from "./sections";

const MOST_PICTURES = 4;

/** Pictures of a chapter: its own, or the first of its sections. */
function picturesOf({ number, parts }: Chapter, help: GameHelp | null): string[] {
  const all = [number, ...parts.map((part) => part.number)].flatMap((one) => help?.pictures[one] ?? []);
  return [...new Set(all)].slice(0, MOST_PICTURES);
}

interface OverviewProps {
  game: string;
  intro: string;
  chapters: Chapter[];
  help: GameHelp | null;
}

export function Overview({ game, intro, chapters, help }: OverviewProps) {
  const say = useWords();
  return (
    <>
      <div className="rules-intro">
        <div>
          <Scene game={game} />
          <p className="row">
            {!LESSONS.includes(game) && (
              <Link className="button primary" to={{ page: "learn", game }}>
                {say("page.home.learn")}
              </Link>
            )}
            {hasHelp(game) && (
              <Link className="button secondary" to={{ page: "rules", game, section: GLOSSARY }}>
                {say("page.rules.glossary")}
              </Link>
            )}
          </p>
        </div>
        <p>{intro}</p>
      </div>
      <h2 className="hidden">{say("page.rules.contents")}</h2>
      <ul className="rules-chapters">
        {chapters.map((chapter) => (
          <li key={chapter.number} className="panel">
            <h3>
              <Link to={{ page: "rules", game, section: chapter.number }}>
                {chapter.number} {chapter.title}
              </Link>
            </h3>
            {help && (
              <p className="section-pictures">
                {picturesOf(chapter, help).map((entry) => (
                  <Picture key={entry} help={help} entry={entry} />
                ))}
              </p>
            )}
            <p>{chapter.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

// The table of contents: the chapters, and the sections of the one that is open.
import { Link } from "../../app/navigation";
import { GLOSSARY } from "../../app/routes";
import { hasHelp } from "../../games/cards/help";
import { useWords } from "../../words/use_words";
import { chapterOf, RULINGS, type Chapter } from "./sections";

const MOST_DEPTH = 3;

function Entry({ game, number, title, here }: { game: string; number: string; title: string; here: string | null }) {
  return (
    <Link to={{ page: "rules", game, section: number }} aria-current={number === here ? "location" : undefined}>
      <span className="contents-number">{number}</span> <span>{title}</span>
    </Link>
  );
}

export function Contents({ game, chapters, section }: { game: string; chapters: Chapter[]; section: string | null }) {
  const say = useWords();
  const open = section === null ? null : chapterOf(section);
  return (
    <ul>
      {chapters.map(({ number, title, parts }) => (
        <li key={number}>
          <Entry game={game} number={number} title={title} here={section} />
          {number === open && number !== RULINGS && parts.length > 0 && (
            <ul>
              {parts
                .filter(({ depth }) => depth <= MOST_DEPTH)
                .map((part) => (
                  <li key={part.number} data-depth={part.depth}>
                    <Entry game={game} number={part.number} title={part.title} here={section} />
                  </li>
                ))}
            </ul>
          )}
        </li>
      ))}
      {hasHelp(game) && (
        <li>
          <Link
            to={{ page: "rules", game, section: GLOSSARY }}
            aria-current={section === GLOSSARY ? "page" : undefined}
          >
            <span className="contents-number">A–Z</span> <span>{say("page.rules.glossary")}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}

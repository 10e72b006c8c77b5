// What a search finds: sections of the rules and entries of the glossary.
import { Link } from "../../app/navigation";
import type { GameHelp } from "../../games/cards/help";
import { useWords } from "../../words/use_words";
import type { Term } from "./glossary";
import { Marked } from "./Marked";
import { excerpt, found, type Word } from "./search";
import type { Section } from "./sections";
import { Terms } from "./Terms";

const MOST_TERMS = 6;

interface ResultsProps {
  game: string;
  query: string;
  words: Word[];
  sections: Section[];
  terms: Term[];
  help: GameHelp | null;
  onOpen: () => void;
}

export function Results({ game, query, words, sections, terms, help, onOpen }: ResultsProps) {
  const say = useWords();
  const rules = found(sections, words, ({ number, title, text }) => ({ title: `${number} ${title}`, text }));
  const entries = found(terms, words, ({ name, text }) => ({ title: name, text }));
  const count = rules.length + entries.length;
  return (
    <>
      <p role="status" className="rules-count">
        {count === 0 ? say("page.rules.none", query.trim()) : say("page.rules.found", count)}
      </p>
      {rules.length > 0 && (
        <ol className="rules-results">
          {rules.map(({ number, title, text }) => (
            <li key={number}>
              <Link to={{ page: "rules", game, section: number }} onClick={onOpen}>
                {number} <Marked text={title} words={words} />
              </Link>
              <p>
                <Marked text={excerpt(text, words)} words={words} />
              </p>
            </li>
          ))}
        </ol>
      )}
      {entries.length > 0 && (
        <>
          <h2>{say("page.rules.glossary")}</h2>
          <Terms game={game} terms={entries.slice(0, MOST_TERMS)} help={help} words={words} />
        </>
      )}
    </>
  );
}

// Entries of the glossary with their pictures.
import { Link } from "../../app/navigation";
import type { GameHelp } from "../../games/cards/help";
import { Picture } from "../../games/cards/Picture";
import { useWords } from "../../words/use_words";
import type { Term } from "./glossary";
import { Marked } from "./Marked";
import type { Word } from "./search";

interface TermsProps {
  game: string;
  terms: Term[];
  help: GameHelp | null;
  words: Word[];
}

export function Terms({ game, terms, help, words }: TermsProps) {
  const say = useWords();
  return (
    <dl className="terms">
      {terms.map(({ entry, name, text, rule }) => (
        <div key={entry} className="term" data-entry={entry}>
          <dt>
            <span className="term-picture">{help && <Picture help={help} entry={entry} />}</span>
            <span className="term-name">
              <Marked text={name} words={words} />
            </span>
          </dt>
          <dd>
            <Marked text={text} words={words} />{" "}
            {rule !== null && (
              <Link to={{ page: "rules", game, section: rule }} className="rule-link">
                {say("page.rule", rule)}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

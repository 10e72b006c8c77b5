// One chapter of the rules: its sections with pictures from the board, and the way to the chapters beside it.
import { useEffect } from "react";
import { Link } from "../../app/navigation";
import type { GameHelp } from "../../games/cards/help";
import { Picture } from "../../games/cards/Picture";
import { useWords } from "../../words/use_words";
import { Linked, Marked } from "./Marked";
import type { Chapter, Section } from "./sections";
import type { Word } from "./search";

interface SectionProps {
  game: string;
  section: Section;
  here: boolean;
  help: GameHelp | null;
  words: Word[];
  isSection: (number: string) => boolean;
}

function SectionText({ game, section, here, help, words, isSection }: SectionProps) {
  const { number, title, text, depth } = section;
  const Heading = depth === 1 ? "h2" : "h3";
  const pictures = help?.pictures[number] ?? [];
  return (
    <section data-depth={depth} data-here={here || undefined} aria-labelledby={`section-${number}`}>
      <Heading id={`section-${number}`} tabIndex={-1}>
        {number} <Marked text={title} words={words} />
      </Heading>
      <div className="section-body">
        {help && pictures.length > 0 && (
          <p className="section-pictures" data-count={pictures.length}>
            {pictures.map((entry) => (
              <Picture key={entry} help={help} entry={entry} />
            ))}
          </p>
        )}
        <p>
          <Linked game={game} text={text} words={words} isSection={isSection} />
        </p>
      </div>
    </section>
  );
}

interface ChapterPageProps {
  game: string;
  chapters: Chapter[];
  chapter: Chapter;
  section: string;
  help: GameHelp | null;
  words: Word[];
  isSection: (number: string) => boolean;
}

export function ChapterPage({ chapters, chapter, section, ...rest }: ChapterPageProps) {
  const say = useWords();
  const at = chapters.indexOf(chapter);
  const { parts, ...head } = chapter;
  useEffect(() => {
    const element = document.getElementById(`section-${section}`);
    if (section !== chapter.number) element?.scrollIntoView({ block: "start" });
    element?.focus({ preventScroll: true });
  }, [section, chapter.number]);
  const beside = (other: Chapter | undefined, word: string, way: string) =>
    other && (
      <Link
        className={`button secondary rules-${way}`}
        rel={way}
        to={{ page: "rules", game: rest.game, section: other.number }}
      >
        <small>{say(word)}</small>
        <span>
          {other.number} {other.title}
        </span>
      </Link>
    );
  return (
    <>
      {[head, ...parts].map((one) => (
        <SectionText key={one.number} section={one} here={one.number === section && parts.length > 0} {...rest} />
      ))}
      <nav className="rules-beside" aria-label={say("page.rules.beside")}>
        {beside(chapters[at - 1], "page.rules.previous", "prev")}
        {beside(chapters[at + 1], "page.rules.next", "next")}
      </nav>
    </>
  );
}

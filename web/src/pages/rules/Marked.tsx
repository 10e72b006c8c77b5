// A text in which what was searched for is marked, and sections that it refers to are links.
import { Link } from "../../app/navigation";
import { referencesIn } from "./sections";
import { pieces, type Word } from "./search";

export function Marked({ text, words }: { text: string; words: Word[] }) {
  if (words.length === 0) return <>{text}</>;
  return (
    <>
      {pieces(text, words).map((piece, index) =>
        piece.hit ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
      )}
    </>
  );
}

interface LinkedProps {
  game: string;
  text: string;
  words: Word[];
  isSection: (number: string) => boolean;
}

export function Linked({ game, text, words, isSection }: LinkedProps) {
  return (
    <>
      {referencesIn(text, isSection).map((part, index) =>
        part.section === null ? (
          <Marked key={index} text={part.text} words={words} />
        ) : (
          <Link key={index} to={{ page: "rules", game, section: part.section }}>
            {part.text}
          </Link>
        ),
      )}
    </>
  );
}

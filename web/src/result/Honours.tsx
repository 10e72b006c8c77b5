// The rank or the trophies of a game played alone.

import { useSettings } from "../app/settings";
import { honoursOf, type Honour } from "../games/honours";
import { useGameWords, useWords } from "../words/use_words";

interface HonoursProps {
  game: string;
  honours: Honour[];
}

export function Honours(props: HonoursProps) {
  return props.honours.length > 0 ? <Shown {...props} /> : null;
}

/** Only here are there words of the game to fetch. */
function Shown({ game, honours }: HonoursProps) {
  const { language } = useSettings();
  const words = useGameWords(language, ...honoursOf(game).words);
  if (words === null) return null;
  return (
    <ul className="honours">
      {honours.map((honour) => (
        <li key={honour.word}>
          <span>{words(honour.word)}</span>
          {honour.most !== undefined && <Grade grade={honour.grade ?? 0} most={honour.most} />}
        </li>
      ))}
    </ul>
  );
}

const STAR = "M12 2l3 6.6 7 .8-5.2 4.9 1.4 7.1L12 17.8l-6.2 3.6 1.4-7.1L2 9.400l7-.8z";

function Grade({ grade, most }: { grade: number; most: number }) {
  const say = useWords();
  return (
    <span className="grade">
      <span className="hidden">{say("page.result.grade", grade, most)}</span>
      {Array.from({ length: most }, (_, index) => (
        <svg
          key={index}
          viewBox="0 0 24 24"
          width="18"
          height="18"
          data-won={index < grade || undefined}
          aria-hidden="true"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}

// The rules of a game in our own words, section by section.

import { useEffect } from "react";
import { Link } from "../app/navigation";
import { GAMES } from "../games/list";
import { useSettings } from "../app/settings";
import type { Texts } from "../words/catalogue";
import { useGameTexts } from "../words/use_texts";
import { useWords } from "../words/use_words";

export interface Section {
  number: string;
  title: string;
  text: string;
  depth: number;
}

/** In the order of the catalogue, which is that of the rulebook. */
export function sectionsOf(game: string, texts: Texts): Section[] {
  const prefix = `${game}.rule.title.`;
  return [...texts].flatMap(([key, title]) => {
    if (!key.startsWith(prefix)) return [];
    const number = key.slice(prefix.length);
    return [{ number, title, text: texts.get(`${game}.rule.${number}`) ?? "", depth: number.split(".").length }];
  });
}

export function Rules({ game, section }: { game: string; section: string | null }) {
  const say = useWords();
  const { language } = useSettings();
  const texts = useGameTexts(language, game);
  const ready = texts !== null;
  useEffect(() => {
    if (!ready || section === null) return;
    const element = document.getElementById(`section-${section}`);
    element?.scrollIntoView({ block: "start" });
    element?.focus({ preventScroll: true });
  }, [ready, section, game]);
  if (texts === null) return <p className="notice">{say("page.loading")}</p>;
  const sections = sectionsOf(game, texts);
  return (
    <main className="rules" id="main">
      <nav className="rules-games pills" aria-label={say("page.new.game")}>
        {GAMES.map((one) => (
          <Link
            key={one}
            to={{ page: "rules", game: one, section: null }}
            className="button secondary"
            aria-current={one === game ? "page" : undefined}
          >
            {say(`page.game.${one}`)}
          </Link>
        ))}
      </nav>
      <h1>{say("page.rules.of", say(`page.game.${game}`))}</h1>
      <p className="lead">{texts.get(`${game}.rule.intro`)}</p>
      <div className="rules-columns">
        <nav className="panel rules-contents" aria-label={say("page.rules.contents")}>
          <h2>{say("page.rules.contents")}</h2>
          <ul>
            {sections
              .filter(({ depth }) => depth <= 2)
              .map(({ number, title, depth }) => (
                <li key={number} data-depth={depth}>
                  <Link
                    to={{ page: "rules", game, section: number }}
                    aria-current={number === section ? "location" : undefined}
                  >
                    {number} {title}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <div className="rules-text">
          {sections.map(({ number, title, text, depth }) => (
            <section
              key={number}
              data-depth={depth}
              data-here={number === section || undefined}
              aria-labelledby={`section-${number}`}
            >
              {depth === 1 ? (
                <h2 id={`section-${number}`} tabIndex={-1}>
                  {number} {title}
                </h2>
              ) : (
                <h3 id={`section-${number}`} tabIndex={-1}>
                  {number} {title}
                </h3>
              )}
              <p>{text}</p>
            </section>
          ))}
          <p className="small">{texts.get(`notice.${game}`)}</p>
        </div>
      </div>
    </main>
  );
}

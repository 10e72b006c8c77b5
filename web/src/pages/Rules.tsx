// The rules of a game in our own words, chapter by chapter, with its glossary and a search through both.

import { useMemo, useState } from "react";
import { Link } from "../app/navigation";
import { GLOSSARY } from "../app/routes";
import { useSettings } from "../app/settings";
import { hasHelp, useHelp } from "../games/cards/help";
import { GAMES, LESSONS } from "../games/list";
import { useGameTexts } from "../words/use_texts";
import { useWords } from "../words/use_words";
import { ChapterPage } from "./rules/ChapterPage";
import { Contents } from "./rules/Contents";
import { termsOf } from "./rules/glossary";
import { Overview } from "./rules/Overview";
import { Results } from "./rules/Results";
import "./rules/rules.css";
import { found, wordsOf } from "./rules/search";
import { chapterOf, chaptersOf, flat } from "./rules/sections";
import { Terms } from "./rules/Terms";
import { Scene } from "./Scene";

/** Whose rules? */
export function RulesOfWhich() {
  const say = useWords();
  return (
    <main className="rules" id="main">
      <h1>{say("page.title.rules")}</h1>
      <ul className="rules-which">
        {GAMES.map((game) => (
          <li key={game} className="panel card">
            {!LESSONS.includes(game) && <Scene game={game} />}
            <h2>{say(`page.game.${game}`)}</h2>
            <p>{say(`page.tagline.${game}`)}</p>
            <p className="row">
              <Link className="button primary" to={{ page: "rules", game, section: null }}>
                {say("page.title.rules")}
                <span className="hidden"> {say(`page.game.${game}`)}</span>
              </Link>
              {hasHelp(game) && (
                <Link className="button secondary" to={{ page: "rules", game, section: GLOSSARY }}>
                  {say("page.rules.glossary")}
                  <span className="hidden"> {say(`page.game.${game}`)}</span>
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The words of a glossary; null where a game has none, or until they are there. */
function useTerms(game: string) {
  const { language } = useSettings();
  const help = useHelp(game);
  const texts = useGameTexts(language, hasHelp(game) ? `${game}_help` : game);
  const terms = useMemo(
    () => (texts === null ? [] : termsOf(game, texts, help, language)),
    [texts, game, help, language],
  );
  return { help, terms };
}

function GamePills({ game }: { game: string }) {
  const say = useWords();
  return (
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
  );
}

export function Rules({ game, section }: { game: string; section: string | null }) {
  const say = useWords();
  const { language } = useSettings();
  const texts = useGameTexts(language, game);
  const { help, terms } = useTerms(game);
  const [query, setQuery] = useState("");
  // What was searched for stays marked in the section that was opened from the results.
  const [opened, setOpened] = useState("");
  const chapters = useMemo(
    () =>
      texts === null
        ? []
        : chaptersOf(game, texts, { title: say("page.rules.rulings"), text: say("page.rules.rulings.text") }),
    [game, texts, say],
  );
  const sections = useMemo(() => flat(chapters), [chapters]);
  const words = wordsOf(query);
  const isGlossary = section === GLOSSARY;
  if (texts === null) return <p className="notice">{say("page.loading")}</p>;
  const chapter = section === null ? undefined : chapters.find(({ number }) => number === chapterOf(section));
  const isSection = (number: string) => sections.some((one) => one.number === number);
  const name = say(`page.game.${game}`);

  const content = () => {
    if (isGlossary)
      return (
        <>
          <p className="rules-count" role="status">
            {words.length > 0 ? say("page.rules.found", found(terms, words, told).length) : say("page.rules.terms")}
          </p>
          <Terms game={game} terms={words.length > 0 ? found(terms, words, told) : terms} help={help} words={words} />
        </>
      );
    if (words.length > 0)
      return (
        <Results
          {...{ game, query, words, sections, terms, help }}
          onOpen={() => {
            setOpened(query);
            setQuery("");
          }}
        />
      );
    if (chapter === undefined || section === null)
      return <Overview game={game} intro={texts.get(`${game}.rule.intro`) ?? ""} chapters={chapters} help={help} />;
    return <ChapterPage {...{ game, chapters, chapter, section, help, isSection }} words={wordsOf(opened)} />;
  };

  return (
    <main className="rules" id="main">
      {help?.symbols}
      <GamePills game={game} />
      <h1>{say(isGlossary ? "page.rules.glossary_of" : "page.rules.of", name)}</h1>
      <div className="rules-columns">
        <div className="rules-side">
          <label className="field rules-search">
            {say(isGlossary ? "page.rules.search_terms" : "page.rules.search")}
            <input
              type="search"
              value={query}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={(event) => event.key === "Escape" && setQuery("")}
            />
          </label>
          <details className="panel rules-contents" open={!matchMedia("(max-width: 60rem)").matches}>
            <summary>{say("page.rules.contents")}</summary>
            <nav aria-label={say("page.rules.contents")}>
              <Contents game={game} chapters={chapters} section={section} />
            </nav>
          </details>
        </div>
        <div className="rules-text">
          {content()}
          <p className="small">{texts.get(`notice.${game}`)}</p>
        </div>
      </div>
    </main>
  );
}

const told = ({ name, text }: { name: string; text: string }) => ({ title: name, text });

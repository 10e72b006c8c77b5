// The first page: one click from here to a table against a bot.

import { useEffect, useState } from "react";
import { Link } from "../app/navigation";
import { FIRST_GAME, GAMES, LESSONS } from "../games/list";
import { serverThere } from "../session/api";
import { useWords } from "../words/use_words";
import { playAgainstBot } from "./against_bot";
import { Tables, useTables } from "./home/Tables";
import { Scene } from "./Scene";

export function Home() {
  const say = useWords();
  const { top, rest, remove } = useTables();
  return (
    <main className="home" id="main">
      <Tables id="continue" title={say("page.home.continue")} list={top} large className="continue" onDelete={remove} />
      <section className={top.length > 0 ? "hero hero-small" : "hero"}>
        <h1 className={top.length > 0 ? "hidden" : undefined}>{say("page.home.title")}</h1>
        <p className="lead">{say("page.home.lead")}</p>
        <p className="row">
          <button type="button" className="primary big" onClick={() => playAgainstBot(say, FIRST_GAME)}>
            {say("page.home.play", say(`page.game.${FIRST_GAME}`))}
          </button>
        </p>
        <Waves />
      </section>
      <div className="cards">
        {GAMES.filter((game) => !LESSONS.includes(game)).map((game) => (
          <GameCard key={game} game={game} />
        ))}
        <Elsewhere />
        <Tables id="your-tables" title={say("page.home.yours")} list={rest} className="card wide" onDelete={remove} />
      </div>
      <p>
        <Link to={{ page: "statistics" }} className="button secondary">
          {say("page.title.statistics")}
        </Link>{" "}
        <Link to={{ page: "passport", secret: "" }} className="button secondary">
          {say("page.title.passport")}
        </Link>
      </p>
      <p className="small">{say("page.notice")}</p>
    </main>
  );
}

/** A diving bell on its way down. */
function Waves() {
  return (
    <>
      <svg className="hero-bell" viewBox="0 0 240 300" aria-hidden="true">
        <path d="M120 0v74" className="bell-rope" />
        <path d="M70 190c0-80 20-112 50-112s50 32 50 112z" className="bell-body" />
        <path d="M58 190h124v14H58z" className="bell-rim" />
        <circle cx="120" cy="140" r="26" className="bell-window" />
        <path d="M104 132a18 18 0 0 1 14-12" className="bell-glint" />
        <path d="M92 206 40 300h160l-52-94z" className="bell-light" />
        <circle cx="196" cy="96" r="7" className="bubble" />
        <circle cx="208" cy="66" r="4" className="bubble" />
        <circle cx="186" cy="52" r="3" className="bubble" />
        <circle cx="44" cy="120" r="5" className="bubble" />
      </svg>
      <svg className="waves" viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 40q150-40 300 0t300 0 300 0 300 0v80H0z" className="wave wave-far" />
        <path d="M0 70q150 36 300 0t300 0 300 0 300 0v50H0z" className="wave wave-near" />
      </svg>
    </>
  );
}

function GameCard({ game }: { game: string }) {
  const say = useWords();
  const name = say(`page.game.${game}`);
  const named = (word: string) => (
    <>
      {say(word)}
      <span className="hidden"> {name}</span>
    </>
  );
  return (
    <section className="panel card game-card" aria-labelledby={`game-${game}`}>
      <Scene game={game} />
      <h2 id={`game-${game}`}>{name}</h2>
      <p>{say(`page.tagline.${game}`)}</p>
      <p className="row">
        <button type="button" className="primary" onClick={() => playAgainstBot(say, game)}>
          {named("page.home.bot")}
        </button>
        <Link className="button secondary" to={{ page: "learn", game }}>
          {named("page.home.learn")}
        </Link>
        <Link className="button secondary" to={{ page: "puzzles", game, number: null }}>
          {named("page.title.puzzles")}
        </Link>
        <Link className="button secondary" to={{ page: "new", game, friend: true }}>
          {named("page.home.friend")}
        </Link>
        <Link className="button secondary" to={{ page: "new", game }}>
          {named("page.home.new")}
        </Link>
        <Link className="button secondary" to={{ page: "rules", game, section: null }}>
          {named("page.title.rules")}
        </Link>
      </p>
    </section>
  );
}

function Elsewhere() {
  const say = useWords();
  const [online, setOnline] = useState(false);
  useEffect(() => {
    let here = true;
    void serverThere().then((there) => here && setOnline(there));
    return () => {
      here = false;
    };
  }, []);
  return (
    <section className="panel card wide" aria-labelledby="elsewhere">
      <div className="card-parts">
        <div>
          <h2 id="elsewhere">{say("page.home.more")}</h2>
          <p>{online ? say("page.home.online") : say("page.home.offline")}</p>
          <p className="row">
            {online && (
              <Link className="button secondary" to={{ page: "tables" }}>
                {say("page.title.tables")}
              </Link>
            )}
            <Link className="button secondary" to={{ page: "replay", link: null, at: null, seat: null }}>
              {say("page.home.replay")}
            </Link>
          </p>
        </div>
        {LESSONS.map((game) => (
          <Lesson key={game} game={game} />
        ))}
      </div>
    </section>
  );
}

/** A game that is there to be learned from. */
function Lesson({ game }: { game: string }) {
  const say = useWords();
  const name = say(`page.game.${game}`);
  return (
    <div>
      <h3>{name}</h3>
      <p>{say(`page.tagline.${game}`)}</p>
      <p className="row">
        <button type="button" className="secondary" onClick={() => playAgainstBot(say, game)}>
          {say("page.home.bot")}
          <span className="hidden"> {name}</span>
        </button>
        <Link className="button secondary" to={{ page: "new", game }}>
          {say("page.home.new")}
          <span className="hidden"> {name}</span>
        </Link>
        <Link className="button secondary" to={{ page: "rules", game, section: null }}>
          {say("page.title.rules")}
          <span className="hidden"> {name}</span>
        </Link>
      </p>
    </div>
  );
}

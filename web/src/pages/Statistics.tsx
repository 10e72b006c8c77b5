// One's own finished games, as this browser remembers them.

import { useState } from "react";
import { Link } from "../app/navigation";
import { GAMES } from "../games/list";
import { Honours } from "../result/Honours";
import { sumUp, type Tally } from "../result/tally";
import { statistics } from "../session/use_session";
import { useWords } from "../words/use_words";
import "../style/result.css";

export function Statistics() {
  const say = useWords();
  const [played, setPlayed] = useState(() => statistics.all());
  const games = GAMES.filter((game) => played.some((one) => one.game === game));
  return (
    <main className="narrow statistics" id="main">
      <h1>{say("page.title.statistics")}</h1>
      {games.length === 0 && <p>{say("page.statistics.none")}</p>}
      {games.map((game) => (
        <GameTable key={game} game={game} tallies={sumUp(played.filter((one) => one.game === game))} />
      ))}
      {games.length > 0 && (
        <>
          <p className="small">{say("page.statistics.how")}</p>
          <Clear
            onClear={() => {
              statistics.clear();
              setPlayed([]);
            }}
          />
        </>
      )}
      <p>
        <Link to={{ page: "home" }} className="button secondary">
          {say("page.home")}
        </Link>
      </p>
    </main>
  );
}

function GameTable({ game, tallies }: { game: string; tallies: Tally[] }) {
  const say = useWords();
  return (
    <section className="panel" aria-labelledby={`played-${game}`}>
      <h2 id={`played-${game}`}>{say(`page.game.${game}`)}</h2>
      <table className="tallies">
        <thead>
          <tr>
            <th scope="col">{say("page.option.mode")}</th>
            <th scope="col">{say("page.statistics.games")}</th>
            <th scope="col">{say("page.statistics.wins")}</th>
            <th scope="col">{say("page.statistics.points")}</th>
          </tr>
        </thead>
        <tbody>
          {tallies.map((tally) => (
            <Row key={tally.mode} game={game} tally={tally} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ game, tally }: { game: string; tally: Tally }) {
  const say = useWords();
  const { mode, games, decided, wins, best, honours } = tally;
  return (
    <>
      <tr>
        <th scope="row">{say(`page.option.mode.${mode}`)}</th>
        <td>{games}</td>
        <td>{decided > 0 ? wins : <span aria-label={say("page.statistics.no_wins")}>–</span>}</td>
        <td>{best ?? "–"}</td>
      </tr>
      {honours.length > 0 && (
        <tr className="tally-honours">
          <td colSpan={4}>
            <span className="small">{say("page.statistics.best")}</span>
            <Honours game={game} honours={honours} />
          </td>
        </tr>
      )}
    </>
  );
}

function Clear({ onClear }: { onClear: () => void }) {
  const say = useWords();
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <p>
        <button type="button" className="secondary" onClick={() => setSure(true)}>
          {say("page.statistics.clear")}
        </button>
      </p>
    );
  return (
    <div className="panel" role="group" aria-labelledby="clear-question">
      <p id="clear-question">{say("page.statistics.sure")}</p>
      <p className="row">
        <button type="button" className="secondary" autoFocus onClick={() => setSure(false)}>
          {say("page.statistics.keep")}
        </button>
        <button type="button" className="primary" onClick={onClear}>
          {say("page.statistics.clear")}
        </button>
      </p>
    </div>
  );
}

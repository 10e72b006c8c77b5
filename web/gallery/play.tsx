// A game against bots in the gallery, with an engine behind the server: ?play=2 for two players, &lang=fr.
import { useEffect, useState } from "react";
import { OtysBoard } from "../src/games/otys";
import type { GameEvent, Language, Look } from "../src/session/types";

const query = new URLSearchParams(location.search);
const lang = (query.get("lang") ?? "en") as Language;

// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function ask(request: object): Promise<any> {
  const response = await fetch("/engine", { method: "POST", body: JSON.stringify({ ...request, lang }) });
  return response.json();
}

export function Play() {
  const [look, setLook] = useState<Look | null>(null);
  const [news, setNews] = useState<GameEvent[]>([]);
  const [hovered, setHovered] = useState<string | null>(null);
  const [said, setSaid] = useState("");

  const refresh = async (since: number) => {
    const answer = await ask({ cmd: "look", seat: 0 });
    const seats = answer.view.players.map((_: unknown, i: number) => ({ name: i ? `Bot ${i}` : "", kind: "human" }));
    setNews(answer.events.slice(since));
    setLook({ ...answer, game: "otys", options: {}, viewer: 0, seats });
    return answer;
  };
  const botsPlay = async (from: Look) => {
    let now = from;
    while (!now.decision.over && now.decision.asked[0] !== 0) {
      await ask({ cmd: "bot", seat: now.decision.asked[0], level: "greedy", play: true, budget_ms: 50 });
      await new Promise((done) => setTimeout(done, 900));
      now = await refresh(now.events.length);
    }
  };
  useEffect(() => {
    const options = { players: Number(query.get("play")), sponsors: query.get("sponsors") ?? "random" };
    void ask({ cmd: "new", game: "otys", options, seed: query.get("seed") ?? "gallery" }).then(async () =>
      botsPlay(await refresh(0)),
    );
  }, []);
  if (!look) return null;
  return (
    <>
      <div className="gallery-tools">
        {look.decision.number} {look.decision.question} <b>{said}</b>
      </div>
      <div className="gallery-board">
        <OtysBoard
          look={look}
          onAnswer={async (action) => {
            const answer = await ask({ cmd: "do", seat: 0, action, decision: look.decision.number });
            setSaid(answer.ok ? "" : answer.error.message);
            await botsPlay(await refresh(look.events.length));
          }}
          onNarrow={null}
          onExplain={async (action) => {
            const answer = await ask({ cmd: "explain", seat: 0, action });
            setSaid(answer.refusal?.message ?? answer.error?.message ?? "");
          }}
          hovered={hovered}
          onHover={setHovered}
          language={lang}
          news={news}
          reducedMotion={query.has("still")}
        />
      </div>
    </>
  );
}

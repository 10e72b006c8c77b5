// A page for looking at the Otys board while working on it: ?look=12&lang=fr&theme=dark&hover=key%203.
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { OtysBoard } from "../src/games/otys";
import { looks } from "../src/games/otys/testing";
import type { Language } from "../src/session/types";
import { Play } from "./play";

const query = new URLSearchParams(location.search);
const all = looks;

function Gallery() {
  const [index, setIndex] = useState(Number(query.get("look") ?? 0));
  const [hovered, setHovered] = useState<string | null>(query.get("hover"));
  const [said, setSaid] = useState("");
  const look = all[index] ?? all[0]!;
  return (
    <>
      <div className="gallery-tools" lang="en">
        <button onClick={() => setIndex(Math.max(0, index - 1))}>◀</button> {index} / {all.length - 1}{" "}
        <button onClick={() => setIndex(index + 1)}>▶</button> {look.decision.kind} <b>{said}</b>
      </div>
      <div className="gallery-board">
        <OtysBoard
          look={look}
          onAnswer={(text) => setSaid(`answer: ${text}`)}
          onNarrow={null}
          onExplain={(text) => setSaid(`why not: ${text}`)}
          hovered={hovered}
          onHover={setHovered}
          preview={null}
          language={(query.get("lang") ?? "en") as Language}
          news={query.has("news") ? look.events : []}
          reducedMotion={query.has("still")}
        />
      </div>
    </>
  );
}

document.documentElement.dataset["theme"] = query.get("theme") ?? "light";
createRoot(document.getElementById("root")!).render(query.has("play") ? <Play /> : <Gallery />);

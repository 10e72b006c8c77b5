// The score track: where everybody's prestige stands; in the solo game also the timers and the cubes.
import { CubeIcon } from "./art/resources";
import { TimerIcon } from "./art/money";
import { letterOf, seatLetter, seatName, useBoard } from "./board";
import { endPrestige, timerStart } from "./components";
import { seen } from "../cards/seen";
import { usePlace } from "../pointed";
import { cubeSpace } from "./solo";
import type { View } from "./view";

/** How far the track is drawn, a little beyond what ends the game; more prestige stays on its last space. */
export const trackEnd = (view: View): number => (view.solo ? timerStart(false) + 1 : endPrestige + 2);

function SoloMarks({ space }: { space: number }) {
  const { view, say } = useBoard();
  const { solo } = view;
  if (!solo) return null;
  const cube = solo.track.find((type, i) => type !== "none" && cubeSpace(view, i) === space);
  return (
    <>
      {cube && cube !== "none" && <CubeIcon type={cube} letter={letterOf(say)(cube)} />}
      {solo.timers.map((at, i) => at === space && at > 0 && <TimerIcon key={i} />)}
    </>
  );
}

export function ScoreTrack() {
  const board = useBoard();
  const { view, say } = board;
  const end = trackEnd(view);
  const words = view.players.map((player, seat) => say("otys.page.score_of", seatName(board, seat), player.prestige));
  return (
    <section className="otys-score" data-part="" {...usePlace("score")} aria-label={say("otys.page.score")}>
      <div className="otys-spaces" {...seen("score_track", words.join(" "))}>
        {Array.from({ length: end + 1 }, (_, space) => (
          <span key={space} className={`otys-space${space === endPrestige && !view.solo ? " otys-goal" : ""}`}>
            <small>{space}</small>
            <SoloMarks space={space} />
            {view.players.map(
              (player, seat) =>
                Math.min(player.prestige, end) === space && (
                  <i key={seat} className={`otys-pawn otys-seat-${seat}`} data-flip={`pawn:${seat}`}>
                    {seatLetter(seat)}
                  </i>
                ),
            )}
          </span>
        ))}
      </div>
    </section>
  );
}

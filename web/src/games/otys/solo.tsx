// The solo game's own panel: two timers, the cubes on the score track, and the cubes that wait for new contracts.
import { TimerIcon } from "./art/money";
import { CubeIcon } from "./art/resources";
import { seen } from "../cards/seen";
import { letterOf, useBoard } from "./board";
import { cubeSpaceAt } from "./components";
import { Spot } from "./spot";
import { RESOURCES } from "./view";
import type { Resource, View } from "./view";
import { Wave } from "./wave";

/** The space of the score track for the n-th cube, from 0 (Otys 8.1). */
export const cubeSpace = (view: View, index: number): number => cubeSpaceAt(view.setup.hard, index);

function Timer({ index, space }: { index: number; space: number }) {
  const { say } = useBoard();
  const label = space > 0 ? say("otys.page.timer", index + 1, space) : say("otys.page.timer_gone", index + 1);
  return (
    <li>
      <Spot
        ids={[`timer:${index + 1}`]}
        label={label}
        mark={`timer:${index + 1}`}
        card="timer"
        className={`otys-timer${space > 0 ? "" : " otys-away"}`}
      >
        <TimerIcon />
        <span>{say("otys.page.timer_name", index + 1)}</span>
        <b>{space > 0 ? space : "–"}</b>
      </Spot>
    </li>
  );
}

function Cube({ type, label }: { type: Resource; label: string }) {
  const { say } = useBoard();
  return (
    <Spot ids={[]} label={label} card="cube" className="otys-cube-spot">
      <CubeIcon type={type} letter={letterOf(say)(type)} />
    </Spot>
  );
}

function CubesToPlace() {
  const { say, lit } = useBoard();
  const types = RESOURCES.filter((type) => lit.has(`cube:${type}`));
  if (types.length === 0) return null;
  return (
    <ul className="otys-cubes otys-to-place" aria-label={say("otys.page.cubes_to_place")}>
      {types.map((type) => (
        <li key={type}>
          <Spot ids={[`cube:${type}`]} label={say(`otys.resource.${type}`)} card="cube" className="otys-cube-spot">
            <CubeIcon type={type} letter={letterOf(say)(type)} />
          </Spot>
        </li>
      ))}
    </ul>
  );
}

export function SoloPanel() {
  const { say, view } = useBoard();
  const { solo } = view;
  if (!solo) return null;
  return (
    <section className="otys-panel otys-solo" data-part="" aria-label={say("otys.page.solo")}>
      <header className="otys-sky">
        <h2 className="otys-title">{say("otys.page.timers")}</h2>
      </header>
      <ul className="otys-timers">
        {solo.timers.map((space, index) => (
          <Timer key={index} index={index} space={space} />
        ))}
      </ul>
      <div className="otys-waterline">
        <Wave />
      </div>
      <CubesToPlace />
      <h3>{say("otys.page.cubes")}</h3>
      <ul className="otys-cubes">
        {solo.track.map((type, i) => (
          <li key={i}>
            <span className="otys-cube-space" {...seen("space", say("otys.page.space", cubeSpace(view, i)))}>
              {cubeSpace(view, i)}
            </span>
            {type === "none" ? (
              <span className="otys-cell" />
            ) : (
              <Cube type={type} label={say("otys.page.cube_on", say(`otys.resource.${type}`), cubeSpace(view, i))} />
            )}
          </li>
        ))}
      </ul>
      {solo.waiting.length > 0 && (
        <>
          <h3>{say("otys.page.waiting")}</h3>
          <ul className="otys-cubes">
            {solo.waiting.map((type) => (
              <li key={type}>
                <Cube type={type} label={say(`otys.resource.${type}`)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="otys-solo-help">{say("otys.page.solo_help")}</p>
    </section>
  );
}

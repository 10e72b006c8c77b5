// Contracts as cards: what they ask, what they give, and in the solo game the cube on them.
import { useEffect, useRef } from "react";
import { BatteryIcon, CreditIcon, PrestigeIcon } from "./art/money";
import { CubeIcon, ResourceIcon } from "./art/resources";
import { letterOf, useBoard } from "./board";
import { contractOf } from "./components";
import type { Contract, ContractId } from "./components";
import { contractWords, pieces } from "./describe";
import { Spot } from "./spot";
import type { Resource } from "./view";

function Needs({ contract }: { contract: Contract }) {
  const { say } = useBoard();
  const need = pieces(contract);
  if ("free" in need) {
    return (
      <span className="otys-needs">
        {need.free.map((count, i) => (
          <i key={i} className="otys-any">
            {count}
          </i>
        ))}
      </span>
    );
  }
  return (
    <span className="otys-needs">
      {need.fixed.flatMap(({ type, count }) =>
        Array.from({ length: count }, (_, i) => (
          <ResourceIcon key={`${type}${i}`} type={type} letter={letterOf(say)(type)} />
        )),
      )}
    </span>
  );
}

function Card({ id, cube }: { id: ContractId; cube: Resource | null }) {
  const { say } = useBoard();
  const contract = contractOf(id);
  const words = contractWords(say, contract);
  return (
    <Spot
      ids={[`contract:${id}`]}
      label={cube ? say("otys.page.with_cube", words, say(`otys.resource.${cube}`)) : words}
      mark={`contract:${id}`}
      card={`contract:${contract.kind}`}
      className={`otys-card otys-${contract.kind}`}
    >
      <span className="otys-gains">
        <PrestigeIcon className="otys-star" value={contract.prestige} />
        <span className="otys-id">{id}</span>
        {contract.credits > 0 && <CreditIcon />}
        {contract.batteries > 0 && <BatteryIcon />}
        {cube && <CubeIcon type={cube} letter={letterOf(say)(cube)} />}
      </span>
      <Needs contract={contract} />
    </Spot>
  );
}

/** What the card of a title explains. */
const TITLES = { public: "public_contract", hand: "hand", drawn: "deck" };

function Cards({
  name,
  title,
  ids,
  cubes = [],
  inSight = false,
}: {
  name: keyof typeof TITLES;
  title: string;
  ids: ContractId[];
  cubes?: (Resource | "none")[];
  /** Something is to be chosen here: the board scrolls to it where it must. */
  inSight?: boolean;
}) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (inSight) place.current?.scrollIntoView?.({ block: "nearest" });
  }, [inSight]);
  return (
    <section ref={place} className={`otys-cards otys-cards-${name}`} aria-label={title}>
      <h2 className="otys-title" tabIndex={-1} data-card={TITLES[name]}>
        {title}
      </h2>
      <ul>
        {ids.map((id, i) => {
          const cube = cubes[i];
          return (
            <li key={id === "none" ? i : id} className={id === "none" ? "otys-no-card" : undefined}>
              {id !== "none" && <Card id={id} cube={cube && cube !== "none" ? cube : null} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Contracts() {
  const { say, view } = useBoard();
  const { hand = [], drawn = [] } = view.own ?? {};
  return (
    <div className="otys-offer" data-part="">
      <Cards
        name="public"
        title={say("otys.page.contracts")}
        ids={view.colony.contracts}
        cubes={view.solo?.cubes ?? []}
      />
      {hand.length > 0 && <Cards name="hand" title={say("otys.page.hand")} ids={hand} />}
      {/* Last, so that what lies there already stays where it is. */}
      {drawn.length > 0 && <Cards name="drawn" title={say("otys.page.drawn")} ids={drawn} inSight />}
    </div>
  );
}

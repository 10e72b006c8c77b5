// The colony: the store on the surface, and on each level a sponsor and two reward tokens.
import { ResourceIcon } from "./art/resources";
import { RewardIcon } from "./art/rewards";
import { SponsorIcon } from "./art/sponsors";
import { CreditIcon, DeckIcon, PrestigeIcon } from "./art/money";
import { KeyIcon } from "./art/keys";
import { letterOf, useBoard } from "./board";
import { rewardOf, storeRows } from "./components";
import { Spot } from "./spot";
import { LEVELS, RESOURCES } from "./view";
import type { Resource } from "./view";
import { Wave } from "./wave";
import { seen } from "../cards/seen";
import { narrowType, rewardWords, sponsorWords } from "./describe";

function StoreColumn({ type }: { type: Resource }) {
  const { say, view, preview } = useBoard();
  const count = view.colony.store[type];
  const change = preview?.store[type] ?? 0;
  return (
    <Spot
      ids={[`store:${type}`]}
      card="store"
      label={say("otys.page.store_column", say(`otys.resource.${type}`), count)}
      mark={`store:${type}`}
      className="otys-store-column"
    >
      {storeRows.map((_, row) => {
        const letter = letterOf(say)(type);
        const leaves = row >= count + change ? "otys-leaves" : "";
        if (row < count) return <ResourceIcon key={row} type={type} letter={letter} className={leaves} />;
        if (row < count + change) return <ResourceIcon key={row} type={type} letter={letter} className="otys-ghost" />;
        return <i key={row} className={`otys-cell otys-${type}`} />;
      })}
    </Spot>
  );
}

function Store() {
  const { say } = useBoard();
  return (
    <section className="otys-store" aria-label={say("otys.page.store")}>
      <span className="otys-words">{say("otys.page.store_rows")}</span>
      <span className="otys-prices" aria-hidden="true" data-card="store" data-is={say("otys.page.store_rows")}>
        {storeRows.map(({ credits, prestige }, row) => (
          <span key={row}>
            {credits}
            <CreditIcon />
            {prestige > 0 && (
              <>
                {"/"}
                {prestige}
                <PrestigeIcon />
              </>
            )}
          </span>
        ))}
      </span>
      {RESOURCES.map((type) => (
        <StoreColumn key={type} type={type} />
      ))}
    </section>
  );
}

function Sponsor({ level }: { level: number }) {
  const { say, view, preview } = useBoard();
  const sponsor = (preview?.sponsors ?? view.colony.sponsors)[level - 1];
  if (!sponsor) return null;
  const used = view.turn.sponsor_used && view.turn.level === String(level);
  const text = say(`otys.sponsor.${sponsor.tile}.${sponsor.side}.short`);
  const shifted = preview?.sponsors ? " otys-shifted" : "";
  return (
    <Spot
      ids={[`sponsor:${level}`]}
      label={sponsorWords(say, sponsor, used)}
      mark={`sponsor:${sponsor.tile}`}
      card={`sponsor:${sponsor.tile}:${sponsor.side}`}
      flip={`sponsor:${sponsor.tile}`}
      className={`otys-sponsor otys-tile-${sponsor.tile}${used ? " otys-spent" : ""}${shifted}`}
    >
      <SponsorIcon tile={sponsor.tile} side={sponsor.side} />
      <span key={text} className={`otys-sponsor-text${narrowType(text, 9)}`}>
        {text}
      </span>
    </Spot>
  );
}

function RewardSpot({ level, token }: { level: number; token: number }) {
  const { say, view } = useBoard();
  const id = view.colony.rewards[level - 1]?.[token - 1];
  if (!id || id === "none") return <span className="otys-reward otys-no-token" />;
  return (
    <Spot
      ids={[`reward:${level}:${token}`]}
      label={rewardWords(say, rewardOf(id))}
      mark={`reward:${level}:${id}`}
      card={`reward:${rewardOf(id).front}`}
      className="otys-reward"
    >
      <RewardIcon reward={rewardOf(id)} letters={rewardOf(id).choice.map(letterOf(say)).join("")} />
    </Spot>
  );
}

export function Colony() {
  const { say, view, look, hot } = useBoard();
  const { turn } = view;
  const keys = say("otys.page.neutral_supply", view.colony.neutral_keys);
  return (
    <section className="otys-panel otys-colony" data-part="" aria-label={say("otys.page.colony")}>
      <header className="otys-sky">
        <h2 className="otys-title">
          <span className="otys-title-text" role="group" tabIndex={-1} data-card="round">
            {say("otys.page.round", turn.round)}
          </span>
        </h2>
        <span className="otys-purse">
          <Spot ids={["deck"]} label={say("otys.page.deck", view.deck_size)} mark="deck" className="otys-deck">
            <DeckIcon />
            <b>{view.deck_size}</b>
          </Spot>
          <span className="otys-stat" {...seen("neutral_supply", keys)}>
            <span className="otys-stat-face">
              <KeyIcon name="neutral" />
              <b>{view.colony.neutral_keys}</b>
            </span>
          </span>
        </span>
      </header>
      <Store />
      <ol className="otys-rows" aria-label={say("otys.page.sponsors")}>
        {LEVELS.map((level) => {
          const active = turn.level === String(level) && !look.decision.over ? " otys-active" : "";
          const pointed = hot.has(`row:${level}`) ? " otys-hot-row" : "";
          return (
            <li key={level} className={`otys-row otys-depth-${level}${active}${pointed}`}>
              {level === 1 && <Wave />}
              <b className="otys-badge" {...seen("level", say(`otys.place.${level}`))}>
                {level}
              </b>
              <Sponsor level={level} />
              <RewardSpot level={level} token={1} />
              <RewardSpot level={level} token={2} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

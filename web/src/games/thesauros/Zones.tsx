// The central board: every zone with its queue and what it offers.

import { Fragment, type ReactNode } from "react";
import type { Say } from "../../words/use_words";
import { dollars, hatOfZone, Meeple, Seat, stars } from "./Pieces";
import { Spot } from "./spot";
import type { QueueWord, TrainingWord } from "./types.generated";
import { advertisingTrack, marketPrices, musselTrack, NONE, shopPrices, spacesOf, ZONES, type View } from "./view";

interface ZonesProps {
  view: View;
  say: Say;
  names: string[];
  /** The zone of the answer that is being looked at. */
  lit: string | null;
}

export function Zones(props: ZonesProps) {
  const { say, view, names, lit } = props;
  return (
    <section className="thes-zones" data-part="" aria-label={say("thesauros.name")}>
      {ZONES.map((zone) => (
        <article key={zone} className="panel thes-zone thes-card" data-lit={lit === zone || undefined}>
          <ZoneName zone={zone} say={say} />
          <Queue {...props} zone={zone} />
          <div className="thes-offer">{offerOf(zone, props)}</div>
        </article>
      ))}
      <article className="panel thes-zone thes-card" data-lit={lit === "10" || undefined}>
        <ZoneName zone="10" say={say} />
        <p>
          {view.board.envelopes.length === 0
            ? "–"
            : view.board.envelopes.map((seat) => <Seat key={seat} seat={seat} names={names} />)}
        </p>
      </article>
    </section>
  );
}

function ZoneName({ zone, say }: { zone: string; say: Say }) {
  const name = say(`cli.thesauros.zone.${zone}`);
  return (
    <h3>
      <Spot thing={`zone:${zone}`} label={`${zone} ${name}`}>
        <span className="thes-number">{zone}</span> {name}
      </Spot>
    </h3>
  );
}

function Queue({ view, say, names, zone }: ZonesProps & { zone: QueueWord }) {
  return (
    <ol className="thes-queue">
      {spacesOf(view, zone).map(({ standing, price }, place) => (
        <li key={place} className="thes-space">
          {standing ? (
            <Meeple standing={standing} say={say} names={names} view={view} />
          ) : (
            <span className="thes-free">{price > 0 ? dollars(price) : "○"}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Track({ values, at }: { values: string[]; at: number }) {
  return (
    <span className="thes-track">
      {values.map((value, index) => (
        <span key={index} aria-current={index === at || undefined}>
          {value}
        </span>
      ))}
    </span>
  );
}

/** A space of the zodiac shop: who stands there, or its price. */
function ShopSpace({ view, say, names, space, price }: Omit<ZonesProps, "lit"> & { space: number; price: number }) {
  const buyer = view.board.shop.find((standing) => standing.space === space);
  return buyer ? <Meeple standing={buyer} say={say} names={names} view={view} /> : <>{dollars(price)}</>;
}

function offerOf(zone: QueueWord, { view, say, names }: ZonesProps): ReactNode {
  const { board, setup } = view;
  const parts: ReactNode[] = [];
  const hat = hatOfZone(zone);
  if (zone === "3") parts.push(<Market view={view} say={say} />);
  if (zone === "4") parts.push(`${say("cli.thesauros.zones.planes")} ${board.seaplanes}`);
  if (zone === "4" && board.sabotaged) parts.push(say("cli.thesauros.zones.sabotaged"));
  if (zone === "6")
    parts.push(
      <Track
        at={board.mussels}
        values={musselTrack.map(({ cash, reputation }) => (cash ? dollars(cash) : stars(reputation ?? 0)))}
      />,
    );
  if (zone === "9") parts.push(<Track at={board.advertising} values={advertisingTrack.map(stars)} />);
  if (zone === "2") parts.push(`${say("cli.thesauros.zones.pile")} ${board.pile_size}`);
  if (zone === "3") parts.push(`${say("cli.thesauros.zones.reserve")} ${board.reserve_size}`);
  if (zone === "7") {
    parts.push(
      <>
        {say("cli.thesauros.zones.shop")}{" "}
        {shopPrices(setup.players).map((price, index) => (
          <Fragment key={index}>
            <ShopSpace view={view} space={index + 1} price={price} say={say} names={names} />{" "}
          </Fragment>
        ))}
      </>,
    );
  }
  if (hat) parts.push(`${say("cli.thesauros.zones.hats")} ${board.hats[hat]}`);
  const mercenary = board.mercenary?.[zone];
  if (mercenary !== undefined && mercenary !== NONE) {
    parts.push(
      <>
        {say("cli.thesauros.zones.mercenary")} <Seat seat={mercenary} names={names} />
      </>,
    );
  }
  return parts.map((part, index) => <span key={index}>{part}</span>);
}

function Market({ view, say }: { view: View; say: Say }) {
  const prices = marketPrices(view.setup.players);
  const stacks = view.board.market
    .map((stack, index) => ({ ...stack, price: prices[index] }))
    .filter(({ count }) => count > 0);
  if (stacks.length === 0) return "–";
  return (
    <span className="thes-market" role="list" aria-label={say("cli.thesauros.zones.maps")}>
      {stacks.map(({ number, count, price }) => {
        const figures = [price === undefined ? "" : dollars(price), count > 1 ? `×${count}` : ""].join(" ").trim();
        return (
          <span key={number} role="listitem" className="thes-map thes-card">
            <Spot thing={`number:${number}`} label={`${say("cli.thesauros.zones.maps")} ${number} ${figures}`}>
              <b>{number}</b> {figures}
            </Spot>
          </span>
        );
      })}
    </span>
  );
}

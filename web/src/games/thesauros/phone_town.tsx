// The town on a phone: ten houses in two columns, each a target as a whole; what is for sale fills the view.
import { useEffect, useState, type KeyboardEvent, type ReactNode } from "react";
import { BoatSign, GearSign, MeepleSign, SeatSign, Sign } from "./art/pieces";
import { agreed, dollars, seatLetter, seatName, stars, useBoard, word, type Board } from "./board";
import { seen } from "../cards/seen";
import { Tile, useSpot } from "./spot";
import { techFace, techName } from "./town/research";
import {
  advertisingTrack,
  boatsOf,
  marketPrices,
  hasQueue,
  meepleIndex,
  musselTrack,
  NONE,
  PAYS,
  priceOf,
  rents,
  roomsOf,
  shopPrices,
  spacesOf,
  ZONES,
} from "./view";

const HOUSES = [...ZONES, "10"];
const OPENED = ["2", "3", "8"];

function noteOf(board: Board, zone: string): string {
  const { view, say } = board;
  const text = word(say);
  const { players } = view.setup;
  switch (zone) {
    case "2":
      return text(
        "cards_free",
        view.board.slots.filter((id) => view.board.owners[id] === NONE).length,
        view.board.pile_size,
      );
    case "1":
      return view.players
        .map(({ meeples }, seat) => `${seatLetter(seat)}${meeples.filter(({ spot }) => spot === "recruit").length}`)
        .join(" ");
    case "3":
      return stallsOf(view);
    case "4": {
      const rent = rents(players)[view.board.seaplanes - 1];
      return rent === undefined ? text("full") : text("rent", rent);
    }
    case "6": {
      const now = musselTrack[Math.min(view.board.mussels, musselTrack.length - 1)];
      return now?.cash ? dollars(now.cash) : stars(now?.reputation ?? 0);
    }
    case "7":
      return text("shop", shopPrices(players).map(dollars).join(", "));
    case "8":
      return text("rooms_open", view.board.rooms.filter(({ open }) => open).length, roomsOf(players).length);
    case "9":
      return stars(advertisingTrack[Math.min(view.board.advertising, advertisingTrack.length - 1)] ?? 0);
    case "10":
      return text("envelopes");
    default:
      return "";
  }
}

/** The maps on sale, and from the cheapest to the dearest what they cost. */
function stallsOf({ board, setup }: Board["view"]): string {
  const stalls = board.market.flatMap(({ number, count }, stall) =>
    count > 0 ? [{ number, price: marketPrices(setup.players)[stall] ?? 0 }] : [],
  );
  const [least, most] = [stalls[0], stalls.at(-1)];
  if (!least || !most) return "–";
  const prices = [...new Set([least.price, most.price])].map(dollars).join("–");
  return `${prices} · ${stalls.map(({ number }) => number).join(" ")}`;
}

function QueueRow({ zone }: { zone: string }) {
  const board = useBoard();
  const { view } = board;
  if (!hasQueue(zone))
    return (
      <span className="thes-row">
        {view.players.map((_, place) => {
          const seat = view.board.envelopes[place];
          return seat === undefined ? (
            <span key={place} className="thes-gap" />
          ) : (
            <SeatSign key={place} seat={Number(seat)} />
          );
        })}
      </span>
    );
  const answers = board.lit.get(`zone:${zone}`) ?? board.others.get(`zone:${zone}`) ?? [];
  const cost = agreed(answers.map(priceOf));
  const spaces = spacesOf(view, zone);
  const next = spaces.findIndex(({ standing }) => standing === null);
  return (
    <span className="thes-row thes-queue-row">
      {spaces.map(({ standing, price }, place) =>
        standing ? (
          <MeepleSign
            key={place}
            {...standing}
            hat={view.players[Number(standing.seat)]?.meeples[meepleIndex(standing.meeple)]?.hat ?? NONE}
          />
        ) : (
          <span key={place} className={place === next && answers.length > 0 ? "thes-gap thes-gap-next" : "thes-gap"}>
            {place === next && answers.length > 0 && cost !== null && price > 0
              ? dollars(cost)
              : price > 0
                ? dollars(price)
                : place === next && answers.length > 0
                  ? "+"
                  : ""}
          </span>
        ),
      )}
    </span>
  );
}

/** The attributes of what opens something, with the keyboard too. */
const opener = (open: () => void) => ({
  role: "button",
  tabIndex: 0,
  onClick: open,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open();
  },
});

function HouseCard({ zone, onOpen }: { zone: string; onOpen: () => void }) {
  const board = useBoard();
  const { view, say, seat } = board;
  const account = PAYS[zone];
  const money =
    account === undefined ? undefined : account === "bb" ? view.own?.black_box : view.players[seat]?.accounts[account];
  const name = say(`cli.thesauros.zone.${zone}`);
  const { name: said, spot } = useSpot(thingsOf(zone), say(`thesauros.zone.${zone}`));
  const lit = "data-thing" in spot;
  const opens = !lit && OPENED.includes(zone);
  const role = opens ? { ...opener(onOpen), "data-open": zone, "data-card": `zone:${zone}` } : spot;
  return (
    <span data-account={account} data-mark={`house:${zone}`} {...role} className={`${spot.className} thes-house-card`}>
      {(opens || said !== null) && <span className="hidden">{opens ? name : said}</span>}
      <span className="thes-face" aria-hidden="true">
        <span className="thes-house-name">
          <b className={board.zone === zone ? "thes-zone-disc thes-zone-now" : "thes-zone-disc"}>{zone}</b>
          <b>{name}</b>
          {account && money !== undefined && (
            <span className="thes-coin">
              <Sign of={account} />
              {dollars(money)}
            </span>
          )}
        </span>
        <QueueRow zone={zone} />
        <span className="thes-house-note">{noteOf(board, zone)}</span>
      </span>
    </span>
  );
}

/** The high seas have a view of their own; their house shows who is out, and leads there. */
function SeaCard({ onOpen }: { onOpen: () => void }) {
  const board = useBoard();
  const { view, say, seat } = board;
  const name = say("cli.thesauros.zone.5");
  const out = boatsOf(view).filter(({ space }) => space !== "PORT");
  return (
    <span className="thes-spot thes-house-card" data-account="mx" data-open="5" data-card="zone:5" {...opener(onOpen)}>
      <span className="hidden">{name}</span>
      <span className="thes-face" aria-hidden="true">
        <span className="thes-house-name">
          <b className={board.zone === "5" ? "thes-zone-disc thes-zone-now" : "thes-zone-disc"}>5</b>
          <b>{name}</b>
          <span className="thes-coin">
            <Sign of="mx" />
            {dollars(view.players[seat]?.accounts.mx ?? 0)}
          </span>
        </span>
        <span className="thes-row">
          {out.map((boat) => (
            <BoatSign key={boat.id} seat={boat.seat} crew={boat.crew} />
          ))}
        </span>
        <span className="thes-house-note">{word(say)("boats", out.length)}</span>
      </span>
    </span>
  );
}

function Sheet({ zone, onClose, children }: { zone: string; onClose: () => void; children: ReactNode }) {
  const { say, view, seat } = useBoard();
  const account = PAYS[zone];
  const money = account === undefined || account === "bb" ? undefined : view.players[seat]?.accounts[account];
  return (
    <section className="thes-sheet" data-part="" aria-label={say(`cli.thesauros.zone.${zone}`)}>
      <header className="thes-sheet-head">
        <b className="thes-zone-disc" data-card={`zone:${zone}`}>
          {zone}
        </b>
        <h2 tabIndex={-1} data-card={`zone:${zone}`}>
          {say(`cli.thesauros.zone.${zone}`)}
        </h2>
        {account && money !== undefined && (
          <span
            className="thes-coin"
            data-account={account}
            {...seen(`account:${account}`, say("page.named", say(`thesauros.account.${account}`), dollars(money)))}
          >
            <Sign of={account} />
            {dollars(money)}
          </span>
        )}
        <button type="button" className="thes-close" aria-label={word(say)("see_town")} onClick={onClose}>
          ×
        </button>
      </header>
      <div className="thes-sheet-cards">{children}</div>
    </section>
  );
}

function Techs() {
  const board = useBoard();
  const { view, say } = board;
  const text = word(say);
  return (
    <>
      {view.board.slots.map((id) => {
        const face = techFace(board, id);
        return (
          <Tile
            key={id}
            ids={`tech:${id}`}
            label={techName(board, face)}
            className={`thes-phone-card${face.sold ? " thes-sold" : ""}`}
          >
            <GearSign id={id} />
            <span>
              <b>{say(`cli.thesauros.gear.${id}`)}</b>
              <span className="thes-row">
                {face.owner === NONE ? (
                  <Sign of="patent" />
                ) : face.owner === "rival" ? (
                  "■"
                ) : (
                  <SeatSign seat={Number(face.owner)} />
                )}
                <b>{face.sold ? text("out") : dollars(face.price)}</b>
                {face.adds !== null && <small>+{dollars(face.adds)}</small>}
                {face.adds === null && !face.sold && <small>×{face.copies}</small>}
              </span>
            </span>
          </Tile>
        );
      })}
      <Tile ids="pile" label={text("pile", view.board.pile_size)} className="thes-phone-card thes-phone-pile">
        <Sign of="z2" />
        <span>
          <b>{text("pile.short")}</b>
          <span>{view.board.pile_size}</span>
        </span>
      </Tile>
    </>
  );
}

function Stalls() {
  const board = useBoard();
  const { view, say } = board;
  const prices = marketPrices(view.setup.players);
  return (
    <>
      {view.board.market.map(({ number, count }, stall) => {
        if (count === 0) return null;
        const cost = agreed((board.lit.get(`map:${number}`) ?? []).map(priceOf)) ?? prices[stall] ?? 0;
        return (
          <Tile
            key={number}
            ids={`map:${number}`}
            label={say("cli.thesauros.plain.map", number, cost, count)}
            className="thes-phone-card"
          >
            <span className="thes-map-own">
              <Sign of="map" />
              <b>{number}</b>
            </span>
            <span>
              <b>{dollars(cost)}</b>
              {count > 1 && <small>×{count}</small>}
            </span>
          </Tile>
        );
      })}
    </>
  );
}

function Rooms() {
  const board = useBoard();
  const { view, say } = board;
  const who = (seat: string | undefined) => (!seat || seat === NONE ? "–" : seatName(board, Number(seat)));
  const stored = view.players.reduce((sum, company) => sum + company.stored, 0);
  return (
    <>
      {roomsOf(view.setup.players).map(({ index, slots, cost, door }) => {
        const room = view.board.rooms[index]!;
        const price =
          agreed(
            (board.lit.get(`room:${index + 1}`) ?? []).filter(({ json }) => json.verb === "sponsor").map(priceOf),
          ) ?? cost;
        const places = slots
          .map((points, i) => say("cli.thesauros.plain.slot", points, who(room.owners[i])))
          .join(", ");
        const label = say(
          `cli.thesauros.plain.room${room.open ? "_open" : ""}`,
          index + 1,
          price,
          door,
          who(room.sponsor),
          places,
        );
        return (
          <Tile key={index} ids={`room:${index + 1}`} label={label} className="thes-phone-card">
            <b className="thes-room-number">{index + 1}</b>
            <span>
              <span className="thes-row">
                <b className={room.open ? "thes-struck" : ""}>{stars(door)}</b>
                {room.sponsor === NONE ? <b>{dollars(price)}</b> : <SeatSign seat={Number(room.sponsor)} />}
              </span>
              <span className="thes-row">
                {slots.map((points, i) => {
                  const owner = room.owners[i] ?? NONE;
                  return owner === NONE ? (
                    <span key={i} className="thes-gap">
                      {points}
                    </span>
                  ) : (
                    <SeatSign key={i} seat={Number(owner)} />
                  );
                })}
              </span>
            </span>
          </Tile>
        );
      })}
      <Tile ids="room:reserve" label={word(say)("reserve", stored)} className="thes-phone-card">
        <Sign of="urn" />
        <b>{stored}</b>
      </Tile>
    </>
  );
}

/** What a press on a house may mean: to stand there, or something of its own. */
const thingsOf = (zone: string): string[] => [
  ...(zone === "10" ? ["envelope"] : []),
  `zone:${zone}`,
  `hat:${zone}`,
  ...(zone === "4" ? ["plane"] : zone === "7" ? ["shop"] : []),
  `hatch:${zone}`,
];

/** The lit things that the houses stand for: of each house the first. */
export const houseThings = ({ lit }: Board): string[] =>
  HOUSES.flatMap((zone) => thingsOf(zone).find((thing) => lit.has(thing)) ?? []);

/** The house whose contents are asked about. */
export function wantedSheet({ lit }: Board): string | null {
  const has = (...kinds: string[]) => [...lit.keys()].some((thing) => kinds.includes(thing.split(":")[0] ?? ""));
  if (has("tech", "pile")) return "2";
  if (has("map")) return "3";
  return has("room") ? "8" : null;
}

export function PhoneTown({ onSea }: { onSea: () => void }) {
  const board = useBoard();
  const { view } = board;
  const asked = wantedSheet(board);
  const [open, setOpen] = useState<string | null>(asked);
  useEffect(() => setOpen(asked), [asked, board.look.decision.number]);
  const houses = view.setup.mode === "solo" ? HOUSES.filter((zone) => zone !== "10") : HOUSES;
  // Whoever is shown a house sees the town.
  if (open !== null && board.pointed.length === 0)
    return (
      <Sheet zone={open} onClose={() => setOpen(null)}>
        {open === "2" ? <Techs /> : open === "3" ? <Stalls /> : <Rooms />}
      </Sheet>
    );
  return (
    <div className="thes-houses" data-part="">
      {houses.map((zone) => (
        <HouseCard key={zone} zone={zone} onOpen={() => setOpen(zone)} />
      ))}
      <SeaCard onOpen={onSea} />
    </div>
  );
}

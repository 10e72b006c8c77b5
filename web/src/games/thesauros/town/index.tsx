// The town on its two terraces, in the order in which its zones are resolved.
import { seen } from "../../cards/seen";
import { Icon, Meeple, SeatMark } from "../art/pieces";
import { dollars, seatLetter, seatName, stars, useBoard, word } from "../board";
import { Spot, Text } from "../spot";
import type { QueueWord } from "../types.generated";
import { advertisingTrack, meepleIndex, musselTrack, rents, shopPrices, solo, spacesOf } from "../view";
import { House, HOUSES, Purse, Queue, standingName, Track } from "./house";
import { Market } from "./market";
import { Museum } from "./museum";
import { Research } from "./research";

function Recruiting() {
  const board = useBoard();
  const { view, say } = board;
  const { x, y, w } = HOUSES["1"]!;
  const count = spacesOf(view, "1").length;
  const step = Math.min(35, (w - 7) / count);
  const left = view.players.map((company) => company.meeples.filter(({ spot }) => spot === "recruit").length);
  return (
    <House zone="1" purse={false}>
      <Queue zone="1" x={x + 6} y={y + 33} size={step - 3} step={step} />
      <Purse account="hr" x={x + 7} y={y + 71} w={58} />
      <g {...seen("recruit", left.map((one, seat) => word(say)("recruits_of", seatName(board, seat), one)).join(", "))}>
        <Icon of="recruit" x={x + 5} y={y + 89} size={17} />
        {left.map((one, seat) => (
          <text
            key={seat}
            x={x + 26 + (seat * 84) / left.length}
            y={y + 102}
            fontSize="11"
            fontWeight="700"
            className="thes-seat-text"
            data-seat={seat}
          >
            {seatLetter(seat)}
            {one}
          </text>
        ))}
      </g>
    </House>
  );
}

function Seaplanes() {
  const { view, say, lit } = useBoard();
  const { x, y } = HOUSES["4"]!;
  const planes = view.board.seaplanes;
  const rent = rents(view.setup.players)[planes - 1];
  const label = word(say)("planes", planes, rent ?? "–");
  return (
    <House zone="4" purse={false}>
      <Queue zone="4" x={x + 7} y={y + 32} size={30} step={36} />
      <Purse account="mx" x={x + 6} y={y + 66} w={48} />
      <Spot ids="plane" label={label} x={x + 57} y={y + 62} w={41} h={40} more={lit.has("plane") ? "" : "thes-quiet"}>
        <rect x={x + 4} y={y + 65} width="93" height="37" rx="6" fill="none" pointerEvents="all" />
        {Array.from({ length: planes }, (_, i) => (
          <Icon key={i} of="z4" x={x + 62 + i * 2} y={y + 64 + i * 17} size={19} />
        ))}
        <Text x={x + 7} y={y + 98} size={11.5} anchor="start" most={52} className="thes-soft">
          {view.board.sabotaged
            ? say("cli.thesauros.zones.sabotaged")
            : rent === undefined
              ? word(say)("full")
              : word(say)("rent", rent)}
        </Text>
      </Spot>
    </House>
  );
}

function Mussels() {
  const { view, say } = useBoard();
  const { x, y, w } = HOUSES["6"]!;
  const count = spacesOf(view, "6").length;
  const row = count <= 3 ? 3 : count <= 10 ? 5 : Math.ceil(count / 2);
  // What is written below keeps clear of the ring around a lit space.
  const note = count <= 3;
  const step = Math.min(note ? 30 : 34, (w - 9) / row);
  const values = musselTrack.map(({ cash, reputation }) => (cash ? dollars(cash) : stars(reputation ?? 0)));
  return (
    <House zone="6">
      <Track zone="6" values={values} at={view.board.mussels} x={x + 6} y={y + 30} w={w - 9} h={22} />
      <Queue zone="6" x={x + 6} y={y + 57} size={step - 2.5} step={step} row={row} />
      {note && (
        <Text x={x + 8} y={y + 99.5} size={11} anchor="start" most={w - 16} className="thes-soft">
          {word(say)("no_limit")}
        </Text>
      )}
    </House>
  );
}

function Port() {
  const board = useBoard();
  const { view, say } = board;
  const { x, y, w } = HOUSES["7"]!;
  const count = spacesOf(view, "7").length;
  const step = Math.min(33, (w - 8) / count);
  const prices = shopPrices(view.setup.players);
  const label = word(say)("shop", prices.map(dollars).join(", "));
  return (
    <House zone="7">
      <Queue zone="7" x={x + 6} y={y + 33} size={step - 3} step={step} />
      <Spot ids="shop" label={label} x={x + 4} y={y + 67} w={w - 8} h={34}>
        <rect x={x + 4} y={y + 67} width={w - 8} height="34" rx="6" fill="none" pointerEvents="all" />
        <Text x={x + 8} y={y + 88} size={11.5} anchor="start" most={34} className="thes-soft">
          {say("cli.thesauros.zones.shop")}
        </Text>
        {prices.map((price, index) => {
          const sx = x + 46 + index * 58;
          const buyer = view.board.shop.find(({ space }) => space === index + 1);
          const hat = buyer && view.players[Number(buyer.seat)]?.meeples[meepleIndex(buyer.meeple)]?.hat;
          return (
            <g key={index}>
              <rect x={sx} y={y + 69} width="56" height="30" rx="5" className="thes-shop" />
              {buyer ? (
                <g role="img" aria-label={standingName(board, buyer)}>
                  <Meeple {...buyer} hat={hat ?? "none"} x={sx + 14} y={y + 70} size={27} />
                </g>
              ) : (
                <>
                  <Icon of="z5" x={sx + 2} y={y + 73} size={21} />
                  <Text x={sx + 39} y={y + 88.5} size={12} bold>
                    {dollars(price)}
                  </Text>
                </>
              )}
            </g>
          );
        })}
      </Spot>
    </House>
  );
}

function Advertising() {
  const { view } = useBoard();
  const { x, y, w } = HOUSES["9"]!;
  const count = spacesOf(view, "9").length;
  const step = Math.min(36, (w - 6) / count);
  return (
    <House zone="9" purse={false}>
      <Queue zone="9" x={x + 5} y={y + 32} size={step - 3} step={step} />
      <Track
        zone="9"
        values={advertisingTrack.map(stars)}
        at={view.board.advertising}
        x={x + 6}
        y={y + 74}
        w={w - 9}
        h={24}
      />
    </House>
  );
}

function Authorities() {
  const board = useBoard();
  const { view, say } = board;
  const { x, y, w } = HOUSES["10"]!;
  const { envelopes } = view.board;
  const step = Math.min(31, (w - 8) / view.setup.players);
  return (
    <House zone="10" purse={false}>
      <Text x={x + 7} y={y + 43} size={11} anchor="start" most={w - 14} className="thes-soft">
        {word(say)("envelopes")}
      </Text>
      {view.players.map((_, place) => {
        const ex = x + 5 + place * step;
        const seat = envelopes[place];
        const face = (
          <>
            <rect
              x={ex}
              y={y + 50}
              width={step - 3}
              height="20"
              rx="3"
              className={seat ? "thes-letter-in" : "thes-free"}
            />
            {seat && <SeatMark seat={Number(seat)} x={ex + (step - 3) / 2} y={y + 60} size={14} />}
          </>
        );
        return place === envelopes.length ? (
          <Spot
            key={place}
            ids={["envelope", "zone:10"]}
            label={say("thesauros.zone.10")}
            x={ex}
            y={y + 50}
            w={step - 3}
            h={20}
            radius={4}
            mark="zone:10"
          >
            {face}
          </Spot>
        ) : (
          <g key={place} {...seen("envelope", seat ? seatName(board, Number(seat)) : word(say)("free"))}>
            {face}
          </g>
        );
      })}
      <Purse account="bb" x={x + 5} y={y + 79} w={50} />
      <Icon of="eye" x={x + 59} y={y + 81} size={14} />
    </House>
  );
}

/** Alone there are no authorities: in their place what is to be reached, and the clock of the museum's bonus. */
function Trophies() {
  const { view, say } = useBoard();
  const { x, y, w } = HOUSES["10"]!;
  const text = word(say);
  const trophies = Object.entries(solo.trophies).map(([name, steps]) => ({ name, steps }));
  const bonus = Object.entries(solo.museum_bonus)
    .filter(([, points]) => points > 0)
    .map(([quadrimester, points]) => ({ quadrimester, points }));
  return (
    <g role="group" aria-label={text("trophies")} className="thes-house">
      <rect x={x} y={y} width={w} height="104" rx="3" className="thes-wall" />
      {trophies.map(({ name, steps }, index) => (
        <g key={name} {...seen("trophy", say("page.named", text(`trophy.${name}`), steps.join(", ")))}>
          <Icon
            of={name === "boss" ? "boss" : name === "museum" ? "z8" : "fish"}
            x={x + 5}
            y={y + 5 + index * 19}
            size={16}
          />
          <Text x={x + 26} y={y + 17 + index * 19} size={10.5} bold anchor="start" most={w - 30}>
            {steps.join(" · ")}
          </Text>
        </g>
      ))}
      <g {...seen("museum_bonus", bonus.map((one) => text("bonus_until", one.points, one.quadrimester)).join(", "))}>
        <Text x={x + 6} y={y + 75} size={10.5} anchor="start" most={w - 12} className="thes-soft">
          {text("bonus")}
        </Text>
        {bonus.map(({ quadrimester, points }, index) => (
          <g
            key={quadrimester}
            className={view.board.quadrimester <= Number(quadrimester) ? "thes-step thes-step-now" : "thes-step"}
            data-zone="6"
          >
            <rect x={x + 5 + index * 32} y={y + 79} width="29" height="21" rx="4" />
            <Text x={x + 19.5 + index * 32} y={y + 93.5} size={11} bold>
              {`+${points}`}
            </Text>
          </g>
        ))}
      </g>
    </g>
  );
}

export function Town() {
  const { view } = useBoard();
  const queue = (zone: QueueWord) => {
    const { x, w, y } = HOUSES[zone]!;
    const count = spacesOf(view, zone).length;
    const size = (count > 4 ? 27 : 30) - (zone === "8" ? 3 : 0);
    return <Queue zone={zone} x={x + w - 6 - count * (size + 3)} y={y + 1.5} size={size} />;
  };
  return (
    <g data-part="" className="thes-town">
      <Recruiting />
      <House zone="2">
        <Research />
        {queue("2")}
      </House>
      <House zone="3">
        <Market />
        {queue("3")}
      </House>
      <Seaplanes />
      <Mussels />
      <Port />
      <House zone="8">
        <Museum />
        {queue("8")}
      </House>
      <Advertising />
      {view.setup.mode === "solo" ? <Trophies /> : <Authorities />}
    </g>
  );
}

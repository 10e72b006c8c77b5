// The museum: an arch for each room, with the points of its door, its places and its sponsor.
import { Icon, SeatMark } from "../art/pieces";
import { agreed, dollars, seatName, stars, useBoard, word } from "../board";
import { Spot, Text } from "../spot";
import { NONE, priceOf, roomsOf, type PrintedRoom } from "../view";
import { HOUSES } from "./house";

function Arch({ room, x, wide, slot }: { room: PrintedRoom; x: number; wide: number; slot: number }) {
  const board = useBoard();
  const { view, say } = board;
  const { y } = HOUSES["8"]!;
  const { index, slots, cost, door } = room;
  const { sponsor, open, owners } = view.board.rooms[index]!;
  const number = index + 1;
  const top = y + 34;
  const answers = board.lit.get(`room:${number}`) ?? [];
  const price = agreed(answers.filter(({ json }) => json.verb === "sponsor").map(priceOf)) ?? cost;
  const who = (seat: string | undefined) => (!seat || seat === NONE ? "–" : seatName(board, Number(seat)));
  const places = slots.map((points, i) => say("cli.thesauros.plain.slot", points, who(owners[i]))).join(", ");
  const label = say(`cli.thesauros.plain.room${open ? "_open" : ""}`, number, price, door, who(sponsor), places);
  const middle = x + wide / 2;
  return (
    <>
      <Spot ids={`room:${number}`} label={label} x={x} y={top} w={wide} h={66} radius={9} mark={`room:${number}`}>
        <path
          d={`M${x} ${top + 66}V${top + 12}q0-12 12-12h${wide - 24}q12 0 12 12v54z`}
          className={`thes-room${open ? " thes-room-open" : ""}`}
          data-seat={sponsor === NONE ? undefined : sponsor}
        />
        <Text x={middle} y={top + 15} size={11.5} bold className={open ? "thes-scored" : "thes-door"}>
          {stars(door)}
        </Text>
        {slots.map((points, i) => (
          <Slot
            key={i}
            points={points}
            owner={owners[i] ?? NONE}
            x={x + (wide - slots.length * slot) / 2 + i * slot}
            y={top + 20}
            wide={slot}
          />
        ))}
        {sponsor === NONE ? (
          <>
            <rect x={x + 3} y={top + 46} width={wide - 6} height="17" rx="4" className="thes-slot" />
            <Text x={middle} y={top + 58.8} size={11.5} bold className="thes-door">
              {dollars(price)}
            </Text>
          </>
        ) : (
          <SeatMark seat={Number(sponsor)} x={middle} y={top + 54} size={15} />
        )}
      </Spot>
      {slots.map((_, i) => {
        const thing = `exhibit:${number}.${i + 1}`;
        const sx = x + (wide - slots.length * slot) / 2 + i * slot;
        return board.lit.has(thing) || board.others.has(thing) || board.chosen.includes(thing) ? (
          <Spot
            key={i}
            ids={thing}
            label={say("page.named", `${number}.${i + 1}`, who(owners[i]))}
            x={sx}
            y={top + 20}
            w={slot}
            h={21}
            radius={4}
          >
            <rect x={sx} y={top + 20} width={slot} height="21" fill="transparent" />
          </Spot>
        ) : null;
      })}
    </>
  );
}

/** A place for a treasure: its points, or whose treasure lies there. */
function Slot({ points, owner, x, y, wide }: { points: number; owner: string; x: number; y: number; wide: number }) {
  return (
    <>
      <rect x={x + 0.8} y={y + 1} width={wide - 1.6} height="19" rx="3" className="thes-slot" />
      {owner === NONE ? (
        <Text x={x + wide / 2} y={y + 14.5} size={11} bold className="thes-price">
          {points}
        </Text>
      ) : (
        <SeatMark seat={Number(owner)} x={x + wide / 2} y={y + 10.5} size={Math.min(14, wide - 2)} />
      )}
    </>
  );
}

/** The urn on the roof: treasures that came into no room. */
function Reserve() {
  const board = useBoard();
  const { view, say } = board;
  const { x, y } = HOUSES["8"]!;
  const stored = view.players.map((company) => company.stored);
  const total = stored.reduce((sum, one) => sum + one, 0);
  const [rx, ry] = [x + 82, y - 17];
  return (
    <>
      <Spot ids="room:reserve" label={word(say)("reserve", total)} x={rx - 6} y={ry} w={40} h={16} radius={8}>
        <rect x={rx - 6} y={ry} width="40" height="16" rx="8" className="thes-urn" />
        <Icon of="urn" x={rx - 3} y={ry + 1.5} size={13} />
        <Text x={rx + 21} y={ry + 12} size={11.5} bold>
          {total}
        </Text>
      </Spot>
      {stored.map((count, seat) =>
        count > 0 && (board.lit.has(`exhibit:r${seat}`) || board.chosen.includes(`exhibit:r${seat}`)) ? (
          <Spot
            key={seat}
            ids={`exhibit:r${seat}`}
            label={word(say)("reserve_of", seatName(board, seat))}
            x={rx + 38 + seat * 20}
            y={ry - 2}
            w={18}
            h={18}
          >
            <SeatMark seat={seat} x={rx + 47 + seat * 20} y={ry + 7} size={16} />
          </Spot>
        ) : null,
      )}
    </>
  );
}

export function Museum() {
  const { view } = useBoard();
  const { x, w } = HOUSES["8"]!;
  const rooms = roomsOf(view.setup.players);
  const places = rooms.reduce((sum, { slots }) => sum + slots.length, 0);
  const gap = 4;
  const slot = Math.min(24, (w - 10 - rooms.length * (gap + 6)) / (places + rooms.length * 0.35));
  const wideOf = ({ slots }: PrintedRoom) => Math.max(slot * 1.7, slots.length * slot) + 6;
  const total = rooms.reduce((sum, room) => sum + wideOf(room) + gap, -gap);
  let at = x + (w - total) / 2;
  return (
    <>
      {rooms.map((room) => {
        const left = at;
        at += wideOf(room) + gap;
        return <Arch key={room.index} room={room} x={left} wide={wideOf(room)} slot={slot} />;
      })}
      <Reserve />
    </>
  );
}

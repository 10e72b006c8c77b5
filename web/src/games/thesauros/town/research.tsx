// The technologies on display, and the pile that one can sit on.
import type { Answer } from "../../../session/types";
import { Gear, Icon, Meeple, SeatMark } from "../art/pieces";
import { dollars, seatName, useBoard, word, type Board } from "../board";
import { Spot, Text } from "../spot";
import type { TechWord } from "../types.generated";
import { NONE, priceOf, techs } from "../view";
import { HOUSES, standingName } from "./house";

const WIDE = 73;
const HIGH = 35;
const SLOTS = 10;

export interface TechFace {
  id: TechWord;
  /** "none", a seat, or "rival". */
  owner: string;
  copies: number;
  sold: boolean;
  price: number;
  /** What the first object adds to the patent; null once it is developed. */
  adds: number | null;
}

/** What stands on the card of a technology for whoever looks: what it costs them, as printed or as the answers say. */
export function techFace(board: Board, id: TechWord): TechFace {
  const { view, seat } = board;
  const tech = techs.get(id);
  const owner = view.board.owners[id];
  const copies = view.board.copies[id];
  const answers = (board.lit.get(`tech:${id}`) ?? []) as Answer[];
  const said = (verb: string) => {
    const answer = answers.find(({ json }) => json.verb === verb);
    return answer ? priceOf(answer) : null;
  };
  const object = (tech?.object ?? 0) + (owner === String(seat) ? 0 : (tech?.royalty ?? 0));
  const patent = said("develop") ?? tech?.patent ?? 0;
  const both = said("prototype");
  return {
    id,
    owner,
    copies,
    sold: owner !== NONE && copies === 0,
    price: owner === NONE ? patent : (said("buy") ?? object),
    adds: owner === NONE ? (both === null ? object : both - patent) : null,
  };
}

export function techName(board: Board, face: TechFace): string {
  const { say } = board;
  const text = word(say);
  const name = `${say(`thesauros.gear.${face.id}`)} (${say(`thesauros.gear.${face.id}.use`)})`;
  if (face.adds !== null) return text("tech.free", name, face.price, face.adds);
  const owner = face.owner === "rival" ? say("cli.thesauros.plain.rival") : seatName(board, Number(face.owner));
  return face.sold ? text("tech.sold", name, owner) : text("tech.owned", name, owner, face.price, face.copies);
}

function Owner({ owner, x, y }: { owner: string; x: number; y: number }) {
  const { say } = useBoard();
  if (owner === "rival")
    return (
      <g>
        <rect x={x - 7} y={y - 7} width="14" height="14" rx="2" className="thes-rival-cube" />
        <Text x={x} y={y + 4} size={11} bold className="thes-on-dark">
          {say("cli.thesauros.plain.rival").split(" ").at(-1)?.charAt(0).toUpperCase() ?? ""}
        </Text>
      </g>
    );
  return <SeatMark seat={Number(owner)} x={x} y={y} size={14} />;
}

function Card({ id, x, y }: { id: TechWord; x: number; y: number }) {
  const board = useBoard();
  const face = techFace(board, id);
  const { owner, adds, sold } = face;
  return (
    <Spot ids={`tech:${id}`} label={techName(board, face)} x={x} y={y} w={WIDE} h={HIGH} radius={5} mark={`tech:${id}`}>
      <rect
        x={x}
        y={y}
        width={WIDE}
        height={HIGH}
        rx="5"
        className={`thes-card${owner === NONE ? " thes-card-free" : ""}${sold ? " thes-card-sold" : ""}`}
        data-seat={owner === NONE ? undefined : owner}
      />
      <g opacity={sold ? 0.55 : 1}>
        <Gear id={id} x={x + 3} y={y + 3} size={30} />
      </g>
      {adds !== null ? (
        <>
          <Icon of="patent" x={x + 34} y={y + 3} size={14} />
          <Text x={x + WIDE - 4} y={y + 14.5} size={12} bold anchor="end" className="thes-rd">
            {dollars(face.price)}
          </Text>
          <Text x={x + WIDE - 4} y={y + 29} size={11.5} anchor="end" className="thes-soft">
            {`+${dollars(adds)}`}
          </Text>
        </>
      ) : (
        <>
          <Owner owner={owner} x={x + 41} y={y + 11} />
          <Text
            x={x + WIDE - 4}
            y={y + 15}
            size={12}
            bold={!sold}
            anchor="end"
            most={22}
            className={sold ? "thes-soft" : ""}
          >
            {sold ? word(board.say)("out") : dollars(face.price)}
          </Text>
          {Array.from({ length: face.copies }, (_, i) => (
            <rect key={i} x={x + 37 + i * 7} y={y + 22} width="5.5" height="8.5" rx="1.5" className="thes-copy" />
          ))}
        </>
      )}
    </Spot>
  );
}

/** The one that lies on the pile, in the little room that there is: what it is and what it costs. */
function TopCard({ id, x, y }: { id: TechWord; x: number; y: number }) {
  const board = useBoard();
  const face = techFace(board, id);
  const wide = 55;
  return (
    <Spot ids={`tech:${id}`} label={techName(board, face)} x={x} y={y} w={wide} h={HIGH} radius={5} mark={`tech:${id}`}>
      <rect
        x={x}
        y={y}
        width={wide}
        height={HIGH}
        rx="5"
        className={`thes-card${face.owner === NONE ? " thes-card-free" : ""}`}
        data-seat={face.owner === NONE ? undefined : face.owner}
      />
      <Gear id={id} x={x + 1} y={y + 5} size={25} />
      <Text
        x={x + wide - 3}
        y={y + 14.5}
        size={11.5}
        bold
        anchor="end"
        className={face.owner === NONE ? "thes-rd" : ""}
      >
        {dollars(face.price)}
      </Text>
      {face.adds === null ? (
        <Owner owner={face.owner} x={x + wide - 10} y={y + 25} />
      ) : (
        <Text x={x + wide - 3} y={y + 29} size={11} anchor="end" className="thes-soft">
          {`+${dollars(face.adds)}`}
        </Text>
      )}
    </Spot>
  );
}

export function Research() {
  const board = useBoard();
  const { view, say } = board;
  const { x, y } = HOUSES["2"]!;
  const at = (slot: number): [number, number] => [x + 5 + (slot % 5) * 76, y + 33 + Math.floor(slot / 5) * 38];
  const [shown, top] = [view.board.slots.slice(0, SLOTS), view.board.slots[SLOTS]];
  const sitter = view.board.sitter[0];
  const px = x + 388;
  return (
    <>
      {Array.from({ length: SLOTS - shown.length }, (_, i) => {
        const [ex, ey] = at(shown.length + i);
        return <rect key={i} x={ex} y={ey} width={WIDE} height={HIGH} rx="5" className="thes-empty" />;
      })}
      {shown.map((id, slot) => (
        <Card key={id} id={id} x={at(slot)[0]} y={at(slot)[1]} />
      ))}
      <Spot ids="pile" label={word(say)("pile", view.board.pile_size)} x={px} y={y + 33} w={44} h={69} radius={5}>
        <rect x={px + 3} y={y + 36} width="44" height="69" rx="5" className="thes-pile-shade" />
        <rect x={px} y={y + 33} width="44" height="69" rx="5" className="thes-pile" />
        {sitter ? (
          <g role="img" aria-label={standingName(board, sitter)}>
            <Meeple {...sitter} x={px + 8} y={y + 36} size={28} />
          </g>
        ) : (
          <Icon of="z2" x={px + 11} y={y + 39} size={22} />
        )}
        <Text x={px + 22} y={y + 80} size={14} bold className="thes-on-dark">
          {view.board.pile_size}
        </Text>
        <Text x={px + 22} y={y + 95} size={11.5} most={42} className="thes-on-dark">
          {word(say)("pile.short")}
        </Text>
      </Spot>
      {top !== undefined && <TopCard id={top} x={px - 5} y={y + 31} />}
    </>
  );
}

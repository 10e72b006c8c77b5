// Which things on the board each answer is given by: the ways to it, one press after the other.
import type { Answer } from "../../session/types";
import type { Thing } from "../steps";
import { actionOf, activeBoat, hatSign, meepleIndex, NONE, ownBoats, type View } from "./view";

export type { Thing };

/** Answers of the second verb are those of the first with a switch thrown: twice, or with a pause on the way. */
export const SWITCHES = { double: { place: "place double", send: "send double" }, pause: { sail: "pass by" } };
export type Switch = keyof typeof SWITCHES;

const bare = ({ verb, ...fields }: Answer["json"]): string => (verb === "" ? "" : Object.values(fields).join(" "));

/** Which switches there are to throw. */
export function switchesOf(legal: Answer[]): Switch[] {
  const has = (verb: string) => legal.some(({ json }) => json.verb === verb);
  return (Object.keys(SWITCHES) as Switch[]).filter((one) =>
    Object.entries(SWITCHES[one]).some(([plain, switched]) => has(plain) && has(switched)),
  );
}

/** The answers with the switches as they are; one that there is only with the switch thrown is there all the same. */
export function switched(legal: Answer[], thrown: Switch[]): Answer[] {
  const pairs = (Object.keys(SWITCHES) as Switch[]).flatMap((one) =>
    Object.entries(SWITCHES[one]).map(([plain, other]) => ({ plain, other, on: thrown.includes(one) })),
  );
  return legal.filter((answer) => {
    const pair = pairs.find(({ plain, other }) => [plain, other].includes(answer.json.verb));
    if (!pair) return true;
    const wanted = pair.on ? pair.other : pair.plain;
    if (answer.json.verb === wanted) return true;
    return !legal.some(({ json }) => json.verb === wanted && bare(json) === bare(answer.json));
  });
}

/** Who differs in nothing but the number: workers of a company with the same hat. */
const kindOf = (view: View, seat: number, meeple: string | undefined): string =>
  meeple === "boss" ? meeple : (view.players[seat]?.meeples[meepleIndex(meeple ?? "")]?.hat ?? "");

/** Whether it makes no difference which of the answers is given. */
export function alike(answers: Answer[], view: View, seat: number): boolean {
  const kinds = answers.map(({ json: { meeple, ...rest } }) => `${kindOf(view, seat, meeple)} ${JSON.stringify(rest)}`);
  return answers[0]?.json["meeple"] !== undefined && new Set(kinds).size === 1;
}

/** Of the amounts that one account may give or get, the one that a press on it means: all, or the least that suffices. */
export function meant(answers: Answer[], least: number | null): Answer | undefined {
  const amount = ({ json }: Answer) => Number(json["amount"]);
  const rising = [...answers].sort((one, other) => amount(one) - amount(other));
  const enough = least === null ? undefined : rising.find((answer) => amount(answer) >= least);
  return enough ?? rising.at(-1);
}

/** The answers that name an account. */
export const answersOfAccount = (legal: Answer[], account: string): Answer[] =>
  legal.filter(({ json }) => json["account"] === account);

export interface Asked {
  legal: Answer[];
  view: View;
  seat: number;
  /** How much money the question says is lacking. */
  missing: number | undefined;
}

function accountWays(answer: Answer, { legal, missing }: Asked): Thing[][] {
  const { verb, account } = answer.json;
  const same = legal.filter(({ json }) => json.verb === verb && json["account"] === account);
  const least = verb === "transfer" ? (missing ?? null) : null;
  const ways = [[`more:${account}`]];
  return meant(same, least) === answer ? [[`account:${account}`], ...ways] : ways;
}

/** To a boat and a place; the boat need not be pressed where there is only one. */
function boatWays({ json }: Answer, { legal }: Asked, place: Thing): Thing[][] {
  const boats = new Set(legal.filter(({ json: { verb } }) => verb === json.verb).map((one) => one.json["zodiac"]));
  const both = [
    [`boat:${json["zodiac"]}`, place],
    [place, `boat:${json["zodiac"]}`],
  ];
  return boats.size > 1 ? both : [[place], both[0]!];
}

/** The column under a boat. */
function columnOf(view: View, boat: string | undefined): Thing {
  const space = view.zodiacs[Number(boat?.slice(1)) - 1]?.space ?? "";
  return `well:${space}`;
}

const does = (answer: Answer): Thing => `do:${answer.text}`;

/** Every way to give an answer by pressing, the most natural first. */
export function ways(answer: Answer, asked: Asked): Thing[][] {
  const a = actionOf(answer);
  const { view, seat } = asked;
  switch (a?.verb) {
    case "hat":
      return [[`hat:${hatSign(a.hat)}`]];
    case "transfer":
    case "allocate":
      return accountWays(answer, asked);
    case "place":
    case "place double":
      return [
        [`meeple:${a.meeple}`, `zone:${a.zone}`],
        [`zone:${a.zone}`, `meeple:${a.meeple}`],
      ];
    case "send":
    case "send double":
      return [[`zone:${a.zone}`]];
    case "post":
      return [["envelope"]];
    case "hire":
      return [[`hatch:${a.zone}`]];
    case "train":
      return [...hatsHere(view), [does(answer)]];
    case "recruit":
      return [["zone:1"]];
    case "advertise":
      return [["zone:9"]];
    case "develop":
    case "buy":
    case "prototype":
    case "steal":
      return [[`tech:${a.tech}`]];
    case "choose":
      return [[`card:${a.tech}`]];
    case "sit":
      return [["pile"]];
    case "purchase":
      return [[`map:${a.number}`]];
    case "claim":
      return [[`bed:${a.number}`]];
    case "tile":
      return [[`tile:${a.tile}`]];
    case "fly":
    case "rent":
    case "black plane":
      return [["plane"]];
    case "shift":
      return [[`gear:${a.from}:${a.gear}`, `hold:${a.to}`]];
    case "load":
      return [[`gear:shore:${a.gear}`]];
    case "unload":
      return [[`gear:${activeBoat(view)?.id ?? "shore"}:${a.gear}`]];
    case "relieve":
      return [[`sailor:${a.zodiac}`]];
    case "exchange":
      return [
        [`sailor:${a.zodiac}`, `sailor:${a.other}`],
        [`sailor:${a.other}`, `sailor:${a.zodiac}`],
      ];
    case "landed":
      return [["sign:4"], [does(answer)]];
    case "end turn":
      return [["sign:5"], [does(answer)]];
    case "cast off":
      return [["sign:7"], [does(answer)]];
    case "sail":
    case "pass by":
    case "lagoon":
      return boatWays(answer, asked, `space:${a.space}`);
    case "embark":
      return boatWays(answer, asked, "sign:5");
    case "dive":
      return [[`boat:${a.zodiac}`, columnOf(view, a.zodiac)], [columnOf(view, a.zodiac)]];
    case "shop":
      return [["shop"]];
    case "keep":
      return [[`found:${a.object}`]];
    case "sponsor":
      return [[`room:${a.room}`]];
    case "sell":
      return [
        [`treasure:${a.treasure}`, `room:${a.room}`],
        [`room:${a.room}`, `treasure:${a.treasure}`],
      ];
    case "switch":
      return [
        [`exhibit:${a.exhibit}`, `exhibit:${a.other}`],
        [`exhibit:${a.other}`, `exhibit:${a.exhibit}`],
      ];
    case "carry":
      return [[`exhibit:${a.exhibit}`, `exhibit:${a.slot}`]];
    case "mine":
      return [[`mine:${a.zone}.${a.column}`]];
    case "bid":
      return [[`bid:${a.amount}`]];
    default:
      return seat < 0 ? [] : [[does(answer)]];
  }
}

/** The hat that is offered for training hangs at the sign of the zone in which boss and worker stand. */
function hatsHere(view: View): Thing[][] {
  const frame = view.pending[0];
  return frame?.rule === "training" ? [[`hat:${frame.zone}`]] : [];
}

const ownerOf = ({ board }: View, tech: string): string | undefined =>
  Object.entries(board.owners).find(([id]) => id === tech)?.[1];

/** When each kind of thing is used, by the section of the rules that says so. */
const SECTIONS: Record<string, string> = {
  zone: "3.1.1",
  meeple: "3.1.1",
  envelope: "3.1.3",
  tech: "3.2.2",
  pile: "3.2.2",
  map: "3.2.3",
  bed: "3.2.3",
  plane: "3.2.4",
  space: "3.2.5",
  boat: "3.2.5",
  well: "3.2.5.6",
  gear: "3.2.5.2",
  sailor: "3.2.4",
  shop: "3.2.7",
  room: "3.2.8",
  treasure: "3.2.8",
  account: "2.3",
  hat: "3.2",
  hatch: "V.2",
  sign: "3.2",
};

/** When something can be used that nothing is asked about now: the word for it, and the rule. */
export function whenUsed(thing: Thing): { key: string; rule: string } | null {
  const [kind = ""] = thing.split(":");
  const section = SECTIONS[kind];
  return section === undefined ? null : { key: `when.${kind}`, rule: `thesauros ${section}` };
}

/** The answer that a press on something unlit would naturally mean, so that the table can say why it is not possible. */
export function instead(thing: Thing, { legal, view, seat }: Asked): string | null {
  const [kind, first = "", second = ""] = thing.split(":");
  const has = (...verbs: string[]) => legal.find(({ json }) => verbs.includes(json.verb));
  const boat = legal.find(({ json }) => json["zodiac"])?.json["zodiac"] ?? ownBoats(view, seat)[0]?.id ?? "z1";
  const like = (verb: string, ...fields: string[]) => [verb, ...fields].join(" ");
  switch (kind) {
    case "zone":
      if (has("send", "send double")) return like("send", first);
      if (first === "1" && !has("place")) return "recruit";
      return first === "9" && !has("place")
        ? "advertise"
        : like("place", has("place")?.json["meeple"] ?? "worker1", first);
    case "meeple":
      return like("place", first, "2");
    case "envelope":
      return "post";
    case "tech":
      if (has("steal")) return like("steal", first);
      return like(ownerOf(view, first) === NONE ? "develop" : "buy", first);
    case "pile":
      return "sit";
    case "map":
      return like("purchase", first);
    case "bed":
      return like("claim", first);
    case "space":
      return has("lagoon") && first.startsWith("L") ? like("lagoon", boat, first) : like("sail", boat, first);
    case "boat":
      return has("embark", "lagoon") ? like("embark", first) : like("dive", first);
    case "well":
      return like("dive", boat);
    case "room":
      return first === "reserve" || has("sell")
        ? like("sell", has("sell")?.json["treasure"] ?? "3", first)
        : like("sponsor", first);
    case "treasure":
      return like("sell", first, "reserve");
    case "shop":
      return "shop";
    case "plane":
      return has("end turn") ? "rent" : "fly";
    case "gear":
      if (has("landed")) return like("shift", second, first, first === "shore" ? boat : "shore");
      return like(first === "shore" ? "load" : "unload", second);
    case "hatch":
      return like("hire", first);
    case "account":
      return has("allocate") ? like("allocate", first, "1") : like("transfer", first, "1");
    case "hat":
      return "train";
    case "sign":
      return { "4": "landed", "7": "cast off" }[first] ?? "end turn";
    case "sailor":
      return like("relieve", first);
    default:
      return null;
  }
}

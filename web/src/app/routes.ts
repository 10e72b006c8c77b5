// The addresses of the page. What must not reach the server (tokens, whole games) stands behind the #.

import { FIRST_GAME, GAMES } from "../games/list";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string; friend?: true }
  | { page: "share"; table: string }
  | { page: "tables" }
  | { page: "table"; table: string; token: string }
  | { page: "local"; id: string }
  | { page: "replay"; link: string | null; at: number | null; seat: number | null }
  | { page: "rules"; game: string | null; section: string | null }
  | { page: "learn"; game: string }
  | { page: "puzzles"; game: string | null; number: number | null }
  | { page: "settings" }
  | { page: "statistics" }
  | { page: "passport"; secret: string }
  | { page: "missing" };

const NAME = /^[A-Za-z0-9_-]+$/;
/** In place of a section. */
export const GLOSSARY = "glossary";
const SECTION = /^[0-9A-Z]+(\.[0-9]+)*$/;

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

function replayRoute(hash: string): Route {
  const fields = new URLSearchParams(hash);
  return {
    page: "replay",
    link: fields.get("game"),
    at: wholeNumber(fields.get("at")),
    seat: wholeNumber(fields.get("seat")),
  };
}

/** With "#friend" the table is set for somebody else to join. */
function newRoute(game: string | null, hash: string): Route {
  const known = game !== null && GAMES.includes(game) ? game : FIRST_GAME;
  return hash === "friend" ? { page: "new", game: known, friend: true } : { page: "new", game: known };
}

function rulesRoute(game: string | undefined, section: string | undefined): Route {
  if (game === undefined) return { page: "rules", game: null, section: null };
  if (!GAMES.includes(game)) return { page: "missing" };
  return {
    page: "rules",
    game,
    section: section !== undefined && (SECTION.test(section) || section === GLOSSARY) ? section : null,
  };
}

function puzzlesRoute(game: string | undefined, number: string | undefined): Route {
  const place = number === undefined ? null : wholeNumber(number);
  if (game !== undefined && !GAMES.includes(game)) return { page: "missing" };
  if (place === 0 || (number !== undefined && place === null)) return { page: "missing" };
  return { page: "puzzles", game: game ?? null, number: place };
}

/** `hash` without the #. */
export function parseRoute(path: string, hash: string): Route {
  const [head = "", name, rest, ...more] = path.split("/").filter((part) => part !== "");
  if (more.length > 0 || (rest !== undefined && head !== "rules" && head !== "puzzles")) return { page: "missing" };
  const named = name !== undefined && NAME.test(name) ? name : null;
  if (head === "t" && named) return { page: "table", table: named, token: NAME.test(hash) ? hash : "" };
  if (head === "local" && named) return { page: "local", id: named };
  if (head === "share" && named) return { page: "share", table: named };
  if (head === "rules") return rulesRoute(name, rest);
  if (head === "puzzles") return puzzlesRoute(name, rest);
  if (head === "learn" && named && GAMES.includes(named)) return { page: "learn", game: named };
  if (head === "new") return newRoute(named, hash);
  if (name !== undefined) return { page: "missing" };
  if (head === "") return { page: "home" };
  if (head === "passport") return { page: "passport", secret: NAME.test(hash) ? hash : "" };
  if (head === "tables" || head === "settings" || head === "statistics") return { page: head };
  return head === "replay" ? replayRoute(hash) : { page: "missing" };
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case "home":
    case "missing":
      return "/";
    case "new":
      return `/new/${route.game}${route.friend ? "#friend" : ""}`;
    case "learn":
      return `/learn/${route.game}`;
    case "share":
      return `/share/${route.table}`;
    case "table":
      return `/t/${route.table}${route.token && `#${route.token}`}`;
    case "passport":
      return `/passport${route.secret && `#${route.secret}`}`;
    case "local":
      return `/local/${route.id}`;
    case "rules":
      return ["/rules", route.game, route.section].filter((part) => part !== null).join("/");
    case "puzzles":
      return ["/puzzles", route.game, route.number].filter((part) => part !== null).join("/");
    case "replay":
      return replayAddress(route.link, route.at, route.seat);
    default:
      return `/${route.page}`;
  }
}

function replayAddress(link: string | null, at: number | null, seat: number | null): string {
  const fields = new URLSearchParams();
  if (link !== null) fields.set("game", link);
  if (at !== null) fields.set("at", String(at));
  if (seat !== null) fields.set("seat", String(seat));
  const hash = fields.toString();
  return `/replay${hash && `#${hash}`}`;
}

/** A game and a section, "game 4.2", as the address of that section. */
export function ruleRoute(rule: string): Route | null {
  const [game = "", section = ""] = rule.split(" ");
  return GAMES.includes(game) && SECTION.test(section) ? { page: "rules", game, section } : null;
}

// What a game says of its things: a file help.tsx in its folder, fetched when it is first wanted.
import { useEffect, useState, type ReactNode } from "react";

export interface GameHelp {
  /** The entries of the words for what a board calls a thing ("diver:spy"), the closest first: `<game>.thing.<entry>`. */
  entriesOf: (card: string) => string[];
  /** The section of the rules for an entry. */
  ruleOf: (entry: string) => string | null;
  /** A small picture of an entry, from the art of the board; null where it has none. */
  pictureOf: (entry: string) => ReactNode;
  /** The entries whose pictures stand beside a section of the rules. */
  pictures: Readonly<Record<string, readonly string[]>>;
  /** What the pictures refer to: once on a page without the board. */
  symbols: ReactNode;
  /** Around a picture: its colours. */
  frame: string;
}

type Module = { default: GameHelp };
const files: Record<string, (() => Promise<Module>) | undefined> = import.meta.glob<Module>("../*/help.tsx");
const known = new Map<string, GameHelp>();

export const hasHelp = (game: string): boolean => files[`../${game}/help.tsx`] !== undefined;

/** Null for a game that has none. */
export async function loadHelp(game: string): Promise<GameHelp | null> {
  const file = files[`../${game}/help.tsx`];
  if (!file) return null;
  const help = known.get(game) ?? (await file()).default;
  known.set(game, help);
  return help;
}

/** Null until it is there, and where a game has none. */
export function useHelp(game: string): GameHelp | null {
  const [help, setHelp] = useState<GameHelp | null>(known.get(game) ?? null);
  useEffect(() => {
    let here = true;
    void loadHelp(game).then((found) => here && setHelp(found));
    return () => {
      here = false;
    };
  }, [game]);
  return help;
}

/** Sections with their entries, the other way round. */
export function byEntry(sections: Readonly<Record<string, readonly string[]>>): (entry: string) => string | null {
  const rules = new Map(
    Object.entries(sections).flatMap(([section, entries]) => entries.map((entry) => [entry, section])),
  );
  return (entry) => rules.get(entry) ?? null;
}

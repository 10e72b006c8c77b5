// What a game says of its things: a file help.tsx in its folder, fetched when it is first wanted.
import { useEffect, useState, type ComponentType } from "react";

export interface GameHelp {
  /** The entry of the words for what a board calls a thing ("diver:spy"), the closest first: `<game>.thing.<entry>`. */
  entriesOf: (card: string) => string[];
  /** The section of the rules for an entry. */
  rules: Readonly<Record<string, string>>;
  /** A small picture of an entry; nothing where it has none. */
  Picture: ComponentType<{ entry: string }>;
  hasPicture: (entry: string) => boolean;
  /** The entries whose pictures stand beside a section of the rules. */
  pictures: Readonly<Record<string, string[]>>;
  /** What pictures need once on a page, around them. */
  Frame: ComponentType<{ children: React.ReactNode }>;
}

const files: Record<string, (() => Promise<{ default: GameHelp }>) | undefined> = import.meta.glob<{
  default: GameHelp;
}>("../*/help.tsx");
const known = new Map<string, GameHelp>();

export const hasHelp = (game: string): boolean => files[`../${game}/help.tsx`] !== undefined;

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

// How each game tells its turns: the data in its folder, fetched with its board. A game that has none is told plainly.

import { useEffect, useState } from "react";
import type { Storybook } from "../table/turns";

type Loader = () => Promise<{ default: Storybook }>;

const own: Record<string, Loader | undefined> = import.meta.glob<{ default: Storybook }>("./*/story.tsx");

export const loadStorybook = async (game: string): Promise<Storybook> =>
  (await (own[`./${game}/story.tsx`] ?? own["./plain/story.tsx"]!)()).default;

export function useStorybook(game: string): Storybook | null {
  const [book, setBook] = useState<{ game: string; book: Storybook } | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without it nothing is told beside the log; the game goes on.
    void loadStorybook(game)
      .then((loaded) => wanted && setBook({ game, book: loaded }))
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [game]);
  return book?.game === game ? book.book : null;
}

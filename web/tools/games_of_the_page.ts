// What the page says of every game before that game's own words are fetched: words/LANGUAGE/page.json gets the name of
// each game of the list, its tagline, and what its rounds are called. So a new game changes no shared words.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

type Texts = Record<string, string | undefined>;
type Words = Record<string, Texts | undefined>;

const wordsIn = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Words;

/** The first word of each line that has one and is no comment. */
const gamesIn = (list: string): string[] =>
  list.split("\n").flatMap((line) => line.replace(/#.*/, "").trim().split(/\s+/)[0] || []);

const saidOf = (game: string, words: Words): Texts => ({
  [`game.${game}`]: words[game]?.name,
  [`tagline.${game}`]: words.game?.[`${game}.tagline`],
  [`replay.round.${game}`]: words[game]?.round,
});

export function gamesOfThePage(root: string): Plugin {
  const list = join(root, "games/all/games.txt");
  return {
    name: "games-of-the-page",
    enforce: "pre",
    load(id) {
      const folder = /^.*\/words\/[\w-]+\/(?=page\.json$)/.exec(id)?.[0];
      if (folder === undefined) return null;
      const read = (part: string) => {
        this.addWatchFile(`${folder}${part}.json`);
        return wordsIn(`${folder}${part}.json`);
      };
      this.addWatchFile(list);
      const words = read("page");
      const said = gamesIn(readFileSync(list, "utf8")).map((game) => saidOf(game, read(game)));
      return JSON.stringify({ ...words, page: Object.assign({ ...words.page }, ...said) as Texts });
    },
  };
}

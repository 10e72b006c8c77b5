// The values printed on the components of a game, for the texts that say them: {=calendar.wage}. They come from the game's
// component file, which is fetched with its words.

type Data = number | string | boolean | null | Data[] | { [name: string]: Data };
export type ValueOf = (name: string) => number | undefined;

const files = import.meta.glob<Data>("../../../games/*/data/*.components.json", { import: "default" });
const byGame = new Map(Object.entries(files).map(([path, file]) => [path.split("/").at(-3)!, file]));

/** An entry of a list goes by its id; where entries have none, by its place from 0. */
function step(data: Data | undefined, name: string): Data | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if (!Array.isArray(data)) return data[name];
  const named = data.some((entry) => step(entry, "id") !== undefined);
  return named ? data.find((entry) => step(entry, "id") === name) : data[Number(name)];
}

export function printedValue(components: Data, name: string): number | undefined {
  const value = name.split(".").reduce<Data | undefined>(step, components);
  return typeof value === "number" ? value : undefined;
}

/** The values for a file of words: those of its game ("<game>_page" are words of that game), none for what games share. */
export async function loadValues(part: string): Promise<ValueOf> {
  const game = [...byGame.keys()].find((name) => part === name || part.startsWith(`${name}_`));
  if (game === undefined) return () => undefined;
  const components = await byGame.get(game)!();
  return (name) => printedValue(components, name);
}

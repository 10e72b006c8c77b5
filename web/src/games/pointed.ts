// Places of a board that somebody points at from outside it, a lesson for example. A place goes by the name of a thing
// that stands there ("key:3"); every place says its names in `data-place`.
import { createContext, useContext } from "react";

const NOWHERE: readonly string[] = [];
const Pointed = createContext(NOWHERE);

export const PointedProvider = Pointed.Provider;

/** The attributes of a place with these names: its names, and whether it is pointed at. */
export function usePlace(names: string | readonly string[]) {
  const pointed = useContext(Pointed);
  const all = typeof names === "string" ? [names] : names;
  return {
    "data-place": all.length > 0 ? all.join(" ") : undefined,
    "data-pointed": all.some((name) => pointed.includes(name)) || undefined,
  };
}

// Whether the coach can be asked now.

import type { Look } from "../session/types";

/** Somebody has a choice; alone or against bots the own wish counts too, among people what their table says. */
export function isCoached({ seats, viewer, legal, hints }: Look, wanted: boolean): boolean {
  if (typeof viewer !== "number" || legal.length < 2) return false;
  const alone = seats.filter(({ kind }) => kind !== "bot").length === 1;
  return (hints ?? alone) && (wanted || !alone);
}

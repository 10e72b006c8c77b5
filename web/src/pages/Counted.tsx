// Counts a finished game among one's own; shows nothing.

import { useEffect } from "react";
import { passport } from "../passport/use_passport";
import { playedOf } from "../session/statistics";
import type { Look, Session } from "../session/types";
import { statistics, useSessionState } from "../session/use_session";
import { modeOf } from "./options";

interface CountedProps {
  session: Session;
  /** The name under which it is counted, once. */
  table: string;
  /** The own seat; null where nobody is "you", undefined where one only watches. */
  seatOf: (look: Look) => number | null | undefined;
}

export function Counted({ session, table, seatOf }: CountedProps) {
  const { look } = useSessionState(session);
  useEffect(() => {
    if (!look?.decision.over) return;
    const seat = seatOf(look);
    if (seat === undefined) return;
    statistics.count(table, playedOf(look, modeOf(look.game, look.options), seat));
    passport.syncSoon();
  }, [look, table, seatOf]);
  return null;
}

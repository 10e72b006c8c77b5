// The passport in React.

import { useSyncExternalStore } from "react";
import { browserStorage, claims, statistics, tables } from "../session/use_session";
import { OpenPassport } from "./passport";

export const passport = new OpenPassport({
  storage: browserStorage(),
  tables,
  statistics,
  tokenOf: ({ table, token }) => claims.tokenFor(table, token),
});
claims.passport = passport.secret;

export const usePassportSecret = (): string | null => useSyncExternalStore(passport.subscribe, passport.secret);

/** Once, when the page begins; again whenever somebody comes back to it. */
export function followPassport(): void {
  passport.syncSoon();
  window.addEventListener("focus", () => passport.syncSoon());
}

// Tells whoever looks elsewhere that it is their turn.

import { useEffect, useRef } from "react";
import { useSettings } from "../app/settings";
import type { Session } from "../session/types";
import { useSessionState } from "../session/use_session";
import { useWords } from "../words/use_words";
import { isTurn, notify, playSound, showTurn } from "./turn";

export function TurnNotices({ session, table }: { session: Session; table: string }) {
  const say = useWords();
  const { look, giving } = useSessionState(session);
  const { title, badge, sound, notify: notified } = useSettings();
  const turn = isTurn(look) && !giving;
  const game = look?.game;
  useEffect(() => showTurn(turn, { title, badge }), [turn, title, badge]);
  useEffect(() => () => showTurn(false, { title: "on", badge: "on" }), []);
  // What is there when the page is opened is seen anyway.
  const known = useRef<boolean | null>(null);
  useEffect(() => {
    const before = known.current;
    if (look !== null) known.current = turn;
    if (!turn || before !== false) return;
    if (sound === "on") playSound();
    if (notified === "on" && document.hidden) void notify(say("page.notice.turn", say(`page.game.${game}`)), table);
  }, [turn, look === null]);
  return null;
}

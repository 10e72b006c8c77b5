// It is one's turn at a table: said by the title, a badge, a sound and a notification, each as the person has chosen.

import type { Settings } from "../app/settings";
import type { Look } from "../session/types";
import { setTitleMark } from "./title";

export const MARK = "▶ ";

/** Whether the viewer is asked and nobody else can answer for them. */
export const isTurn = (look: Look | null): boolean =>
  look !== null &&
  typeof look.viewer === "number" &&
  !look.decision.over &&
  look.decision.asked.includes(look.viewer) &&
  look.seats[look.viewer]?.kind !== "bot" &&
  look.legal.length > 0;

const badgeOf = (): { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> } =>
  navigator as never;

/** The mark in the title and on the icon, as long as it is one's turn. */
export function showTurn(turn: boolean, { title, badge }: Pick<Settings, "title" | "badge">): void {
  setTitleMark(turn && title === "on" ? MARK : "");
  const marked = turn && badge === "on";
  document.querySelector('link[rel="icon"]')?.setAttribute("href", marked ? "/icon_turn.svg" : "/icon.svg");
  const done = marked ? badgeOf().setAppBadge?.(1) : badgeOf().clearAppBadge?.();
  // A browser may refuse it to a page that is not installed.
  done?.catch(() => {});
}

const TONES = [660, 880];
const TONE_S = 0.14;

/** Two short tones. Silent where the browser wants a press first, or has no sound. */
export function playSound(): void {
  if (typeof AudioContext === "undefined") return;
  const context = new AudioContext();
  TONES.forEach((frequency, index) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + index * TONE_S;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + TONE_S);
    if (index === TONES.length - 1) tone.onended = () => void context.close();
  });
}

/** Asks for the permission where it has to be asked for; whether notifications can be shown. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission === "default") return (await Notification.requestPermission()) === "granted";
  return Notification.permission === "granted";
}

/** One for each table, replaced by the next. Nothing where it is not permitted. */
export async function notify(text: string, table: string): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const options = { body: text, tag: `bathys ${table}`, icon: "/icon.svg" };
  try {
    const shown = new Notification("bathys", options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some browsers show them only through a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification("bathys", options);
  }
}

// Times in words and as a clock shows them.

import type { Say } from "../words/use_words";

const UNITS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** The largest unit in which it is a whole number: "90 seconds", "2 hours". */
export function sayDuration(say: Say, seconds: number): string {
  const [unit, size] = UNITS.find(([, one]) => seconds >= one && seconds % one === 0) ?? UNITS[3];
  return say(`page.duration.${unit}`, seconds / size);
}

const two = (number: number): string => String(number).padStart(2, "0");

/** "0:07", "59:59", "1:00:00"; from a day on "3 days 4:05", with hours and minutes. */
export function clockFace(say: Say, milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const minutes = Math.floor(seconds / 60) % 60;
  if (days > 0) return `${say("page.duration.days", days)} ${hours}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

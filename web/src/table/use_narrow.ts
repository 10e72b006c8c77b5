// Whether the window is so narrow that the board has it to itself: what else there is lies over it or below it.

import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 63.99rem)";

const query = (): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(NARROW) : null);

function subscribe(onChange: () => void): () => void {
  const watched = query();
  watched?.addEventListener("change", onChange);
  return () => watched?.removeEventListener("change", onChange);
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false);

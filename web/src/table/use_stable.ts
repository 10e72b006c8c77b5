// A function that is the same for as long as its component lives, and does what the latest one would: whoever is given it
// is not drawn again because of it.

import { useCallback, useLayoutEffect, useRef } from "react";

export function useStable<Arguments extends unknown[], Result>(
  act: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}

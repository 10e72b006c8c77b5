// How turns are told of a game that has nothing to say about it: all events count the same.
import type { Storybook } from "../../table/turns";

const storybook: Storybook = {
  common: [],
  passive: [],
  weights: {},
  places: () => [],
  Picture: () => (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="6" fill="currentColor" />
    </svg>
  ),
};

export default storybook;

// What is only looked at on a board has a name and a card, by keyboard too.

/** Its attributes, in HTML or SVG; whatever is within is a picture of what the label says. */
export const seen = (card: string, label: string) =>
  ({ role: "img", tabIndex: -1, "data-card": card, "aria-label": label }) as const;

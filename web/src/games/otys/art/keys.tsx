// Keys: a toothed token with its number, the X of one's own, and the neutral X with a dashed rim.
import { memo } from "react";
import { Icon } from "./icon";

const TOKEN =
  "M12 1.500h8v4l3.200 1.300 2.800-2.800 4 4-2.800 2.800L28.500 14h2v8l-4 .5-8 8h-5l-8-8-4-.5v-8h2l1.300-3.200L2 8l4-4 2.800 2.800L12 5.500z";

/** `name` as in the game's notation: 1 to 5, X, neutral. */
export const KeyIcon = memo(function KeyIcon({ name }: { name: string }) {
  const kind = name === "neutral" ? "otys-key-neutral" : name === "X" ? "otys-key-x" : "otys-key-number";
  return (
    <Icon className={`otys-key-icon ${kind}`}>
      <path className="otys-body" d={TOKEN} />
      {name === "neutral" && <circle className="otys-rim" cx="16" cy="16.500" r="9" />}
      <text className="otys-letter" x="16" y="22.500" fontSize="17">
        {name === "neutral" ? "X" : name}
      </text>
    </Icon>
  );
});

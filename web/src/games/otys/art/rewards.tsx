// Reward tokens: the front shows what it gives now; its rim and corner show what the back will give at each contract.
import { memo } from "react";
import { backCredits } from "../components";
import type { Reward } from "../components";
import type { Resource } from "../view";
import { Icon } from "./icon";
import { StarPath } from "./money";
import { RESOURCE_SHAPES } from "./resources";

function Half({ type, letter, at }: { type: Resource; letter: string; at: [number, number] }) {
  return (
    <g className={`otys-resource otys-${type}`} transform={`translate(${at[0]} ${at[1]}) scale(.4)`}>
      <g className="otys-body">{RESOURCE_SHAPES[type]}</g>
      <text className="otys-letter" x="16" y="23" fontSize="19">
        {letter}
      </text>
    </g>
  );
}

interface RewardIconProps {
  reward: Reward;
  /** Those of the two resources to choose from. */
  letters: string;
}

function Front({ reward, letters }: RewardIconProps) {
  const [one, other] = reward.choice;
  switch (reward.front) {
    case "resource":
      return (
        <>
          {one && <Half type={one} letter={letters.charAt(0)} at={[3, 9.6]} />}
          {other && <Half type={other} letter={letters.charAt(1)} at={[13, 4]} />}
          <path className="otys-slash" d="M9 8l13 15" />
        </>
      );
    case "battery":
      return (
        <g className="otys-battery" transform="translate(7.500 6.500) scale(.54)">
          <path
            className="otys-body"
            d="M12 2h8v3h3a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h3z"
          />
          <path className="otys-mark" d="M18 8l-7 10h4l-1.500 8 7-11h-4.500z" />
        </g>
      );
    case "contracts":
      return (
        <g className="otys-contract-icon" transform="translate(7 6.500) scale(.56)">
          <path className="otys-body" d="M3 9h15v20H3z" />
          <path className="otys-body" d="M12 3h16v20H12z" />
          <path className="otys-mark" d="M16 9h8M16 13.500h8M16 18h5" />
        </g>
      );
    case "upgrade":
      return (
        <>
          <circle className="otys-gold" cx="16" cy="15.500" r="7.500" />
          <path className="otys-gold-sign otys-thick" d="M16 11v9M11.500 15.500h9" />
        </>
      );
    case "prestige":
      return <path className="otys-prestige-fill" transform="translate(6.800 5.500) scale(.58)" d={StarPath} />;
  }
}

function Corner({ back }: { back: Reward["back"] }) {
  return back === "credits2" ? (
    <>
      <circle className="otys-corner-credit" cx="25.500" cy="25.500" r="6" />
      <text className="otys-corner-letter" x="25.500" y="28.800" fontSize="9">
        {backCredits}
      </text>
    </>
  ) : (
    <path className="otys-corner-prestige" transform="translate(18.500 18.500) scale(.42)" d={StarPath} />
  );
}

/** A token of the colony, front up. */
export const RewardIcon = memo(function RewardIcon({ reward, letters }: RewardIconProps) {
  return (
    <Icon className={`otys-reward-icon otys-back-${reward.back}`}>
      <circle className="otys-body" cx="15.500" cy="15.500" r="13.800" />
      <Front reward={reward} letters={letters} />
      <Corner back={reward.back} />
    </Icon>
  );
});

/** A token on a player's board, back up. */
export function BackIcon({ back }: { back: Reward["back"] }) {
  return (
    <Icon className={`otys-reward-icon otys-back-${back}`}>
      <circle className="otys-body" cx="16" cy="16" r="14" />
      {back === "credits2" ? (
        <>
          <circle className="otys-corner-credit" cx="16" cy="16" r="9" />
          <text className="otys-corner-letter" x="16" y="21" fontSize="14">
            {backCredits}
          </text>
        </>
      ) : (
        <path className="otys-corner-prestige" transform="translate(5.600 4.800) scale(.65)" d={StarPath} />
      )}
    </Icon>
  );
}

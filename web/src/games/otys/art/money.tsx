// Credits, batteries, prestige and the other small signs.
import { Icon } from "./icon";
import type { IconProps } from "./icon";

const STAR = "M16.0 2.3L21.1 9.8L29.8 12.3L24.2 19.5L24.5 28.5L16.0 25.4L7.5 28.5L7.8 19.5L2.2 12.3L10.9 9.8z";

export const CreditIcon = ({ className = "" }: IconProps) => (
  <Icon className={`otys-credit ${className}`}>
    <circle className="otys-body" cx="16" cy="16" r="13" />
    <circle className="otys-rim" cx="16" cy="16" r="9.500" />
    <path className="otys-mark" d="M20 12.500a5 5 0 1 0 0 7M16 8.500v15" />
  </Icon>
);

export const BatteryIcon = ({ className = "" }: IconProps) => (
  <Icon className={`otys-battery ${className}`}>
    <path className="otys-body" d="M12 2h8v3h3a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h3z" />
    <path className="otys-mark" d="M18 8l-7 10h4l-1.500 8 7-11h-4.500z" />
  </Icon>
);

/** A star; with a value, the number stands in it. */
export const PrestigeIcon = ({ className = "", value }: IconProps & { value?: number }) => (
  <Icon className={`otys-prestige ${className}`}>
    <path className="otys-body" d={STAR} />
    {value !== undefined && (
      <text className="otys-letter" x="16" y="22" fontSize="15">
        {value}
      </text>
    )}
  </Icon>
);

export const ContractIcon = ({ className = "" }: IconProps) => (
  <Icon className={`otys-contract-icon ${className}`}>
    <path className="otys-body" d="M7 3h13l6 6v20H7z" />
    <path className="otys-mark" d="M20 3v6h6M11 14h11M11 19h11M11 24h7" />
  </Icon>
);

export const TimerIcon = ({ className = "" }: IconProps) => (
  <Icon className={`otys-timer-icon ${className}`}>
    <path
      className="otys-body"
      d="M7 2h18v4c0 5-4 7-6.500 10C21 19 25 21 25 26v4H7v-4c0-5 4-7 6.500-10C11 13 7 11 7 6z"
    />
    <path
      className="otys-mark"
      d="M11 7h10c-1 3-3.500 4.500-5 6.500C14.500 11.500 12 10 11 7zM10 27c.5-3 3-4 6-5.500 3 1.500 5.500 2.500 6 5.500z"
    />
  </Icon>
);

export const MechanicIcon = ({ className = "" }: IconProps) => (
  <Icon className={`otys-mechanic-icon ${className}`}>
    <path
      className="otys-body"
      d="M16 13c-3-5-2.500-9 .5-10.500C20 4 20 8 18 12.500c5-1.500 9 .5 10 3.500-2 3.500-6.500 3.500-10 1.500 3 4.500 2.500 9-.5 11.500-3.500-1.500-4-6-2-11C11 20.500 6 19.500 4 16c1.500-3.500 6.500-4.500 12-3z"
    />
    <circle className="otys-mark" cx="16.500" cy="15.500" r="2.600" />
  </Icon>
);

export const HackerIcon = ({ className = "" }: IconProps) => (
  <Icon className={`otys-hacker-icon ${className}`}>
    <path
      className="otys-body"
      d="M5 5h22a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10 27h12v2.500H10z"
    />
    <path className="otys-mark" d="M8 10l5 4.500L8 19M15 19h8" />
  </Icon>
);

export const DeckIcon = ({ className = "" }: IconProps) => (
  <Icon className={`otys-contract-icon ${className}`}>
    <path className="otys-body" d="M4 8h15v21H4z" />
    <path className="otys-body" d="M8 5h15v21H8z" />
    <path className="otys-body" d="M12 2h15v21H12z" />
    <path className="otys-mark" d="M16 8h7M16 12.500h7M16 17h4" />
  </Icon>
);

export const StarPath = STAR;

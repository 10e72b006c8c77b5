// Which scene lies over the board: one at a time, and none while the board itself is enough.
import { useBoard } from "../board";
import { Auction } from "./auction";
import { Budget } from "./budget";
import { ChooseTech, ChooseTile, KeepFound } from "./cards";
import { Dive } from "./dive";
import { Wages } from "./wages";
import { useYearEnd, YearEnd } from "./year";

export function Scene() {
  const { look, legal } = useBoard();
  const year = useYearEnd();
  switch (look.decision.kind) {
    case "budget":
      return (
        <>
          {year && legal.length > 0 && <YearEnd {...year} />}
          {/* Beneath, until the year has been read: what was typed into it stays. */}
          {legal.length > 0 && <Budget yearEnd={year} />}
        </>
      );
    case "meet_shark":
    case "lift_treasure":
      return legal.length > 0 ? <Dive /> : null;
    case "raise_bid":
    case "bid":
      return <Auction />;
    case "transfer":
    case "open_black_box":
      return <Wages />;
    case "choose_tile":
      return <ChooseTile />;
    case "choose_tech":
      return <ChooseTech />;
    case "keep_found":
      return <KeepFound />;
    default:
      return null;
  }
}

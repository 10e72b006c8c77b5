// Money from the black box: bids for a mercenary, or what goes into the envelope for the authorities.
import { useState } from "react";
import { seen } from "../../cards/seen";
import { SeatSign, Sign } from "../art/pieces";
import { dollars, seatName, useBoard, word } from "../board";
import { MERCENARY_ZONES, wage } from "../view";
import { answerOf, Frame, Give } from "./frame";

/** So many amounts have a button each; of more, one is chosen step by step. */
const BUTTONS = 8;

function Amounts({ card }: { card: string }) {
  const { legal, say } = useBoard();
  const bids = legal.filter(({ json }) => json.verb === "bid");
  const [at, setAt] = useState(0);
  if (bids.length === 0) return null;
  const amount = (index: number) => dollars(bids[index]?.json["amount"] ?? "");
  if (bids.length <= BUTTONS)
    return (
      <>
        {bids.map((answer, index) => (
          <Give key={answer.text} answer={answer} card={card}>
            {amount(index)}
          </Give>
        ))}
      </>
    );
  const here = Math.min(at, bids.length - 1);
  const code = say("cli.thesauros.account.bb");
  return (
    <>
      <span className="thes-stepper">
        <button type="button" aria-label={word(say)("less", code)} onClick={() => setAt(Math.max(0, here - 1))}>
          −
        </button>
        <input
          type="number"
          aria-label={say("page.amount")}
          min={bids[0]!.json["amount"]}
          max={bids.at(-1)!.json["amount"]}
          value={bids[here]!.json["amount"]}
          data-bid=""
          onChange={(event) => {
            const wanted = bids.findIndex(({ json }) => Number(json["amount"]) >= Number(event.target.value));
            setAt(wanted < 0 ? bids.length - 1 : wanted);
          }}
        />
        <button
          type="button"
          aria-label={word(say)("more", code)}
          onClick={() => setAt(Math.min(bids.length - 1, here + 1))}
        >
          +
        </button>
      </span>
      <Give answer={bids[here]} card={card} main>
        {word(say)("offer", amount(here))}
      </Give>
    </>
  );
}

function Bidders() {
  const board = useBoard();
  const { view, say, look } = board;
  const text = word(say);
  return (
    <div className="thes-bidders">
      {view.players.map((company, seat) => {
        const asked = look.decision.asked.includes(seat);
        const best = view.board.bidder === String(seat);
        return (
          <div
            key={seat}
            className="thes-bidder"
            role="group"
            tabIndex={-1}
            data-card="player"
            data-asked={asked || undefined}
            data-out={company.passed || undefined}
          >
            <span className="thes-row">
              <SeatSign seat={seat} /> {seatName(board, seat)}
            </span>
            <b>{best ? dollars(view.board.bid ?? 0) : company.passed ? text("passed") : "–"}</b>
            <span className="thes-soft">{best ? text("highest") : asked ? text("to_bid") : ""}</span>
          </div>
        );
      })}
    </div>
  );
}

export function Auction() {
  const board = useBoard();
  const { look, view, say, legal } = board;
  const text = word(say);
  const { kind } = look.decision;
  const open = kind === "raise_bid";
  if (!open && (kind !== "bid" || legal.length === 0)) return null;
  const card = open ? "auction" : "bid";
  const [pass, withdraw] = [answerOf(legal, "pass"), answerOf(legal, "withdraw")];
  return (
    <Frame
      over={open ? "sea" : "quay"}
      name="auction"
      card={card}
      about={`${view.board.quadrimester} ${kind}`}
      title={
        <>
          <Sign of={open ? "merc" : "envelope"} /> {text(open ? "auction.title" : "bid.title")}
        </>
      }
      note={open ? text("auction.note") : text("bid.note")}
    >
      <div className="thes-auction">
        {open && (
          <div className="thes-portrait" role="group" tabIndex={-1} data-card="mercenary">
            <Sign of="merc" />
            <b>{text("auction.left", view.board.mercenaries_left ?? 1)}</b>
            <span>{text("auction.wage", wage)}</span>
          </div>
        )}
        <div className="thes-auction-middle">
          {open && <Bidders />}
          {legal.length > 0 && (
            <div className="thes-scene-answers">
              {view.own && (
                <span
                  className="thes-box"
                  {...seen("account:bb", say("page.named", say("thesauros.account.bb"), dollars(view.own.black_box)))}
                >
                  <Sign of="bb" /> {dollars(view.own.black_box)}
                </span>
              )}
              <Amounts card={card} />
              <Give answer={pass} card={card}>
                {text("pass")}
              </Give>
              <Give answer={withdraw} card={card}>
                {text("withdraw")}
              </Give>
            </div>
          )}
        </div>
        {open && (
          <div className="thes-stakes">
            <h3>{text("hire.title")}</h3>
            {MERCENARY_ZONES.map((zone) => (
              <p
                key={zone}
                className={view.board.mercenary_spent?.includes(zone) ? "thes-struck" : ""}
                tabIndex={-1}
                data-card={`hatch:${zone}`}
                data-is={text(`hire.${zone}`)}
              >
                <b className="thes-zone-chip">{zone}</b> <Sign of={`z${zone}`} /> {text(`hire.${zone}`)}
              </p>
            ))}
          </div>
        )}
      </div>
    </Frame>
  );
}

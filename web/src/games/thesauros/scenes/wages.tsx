// Wages, where somebody is short: every company's workers, and which account sends what is missing.
import { seen } from "../../cards/seen";
import { MeepleSign, SeatSign, Sign } from "../art/pieces";
import { dollars, seatName, useBoard, word } from "../board";
import { Tile } from "../spot";
import { answersOfAccount } from "../things";
import { ACCOUNTS, MEEPLES, phaseOf, seatIn, wage, type Account } from "../view";
import { answerOf, Frame, Give } from "./frame";

export function Wages() {
  const board = useBoard();
  const { look, view, facts, say, legal } = board;
  const text = word(say);
  const { kind, missing = 0, asked } = look.decision;
  if (phaseOf(view) !== "wages" || (kind !== "transfer" && kind !== "open_black_box")) return null;
  const begun = look.events.findLastIndex((event) => event.kind === "quadrimester_begins");
  const paid = new Map(
    look.events
      .slice(Math.max(0, begun))
      .flatMap(({ kind: what, args }) => (what === "wages_paid" ? [[seatIn(args[0]), Number(args[1])] as const] : [])),
  );
  const decline = answerOf(legal, "decline");
  const code = (account: Account) => say(`cli.thesauros.account.${account}`);
  const balance = (account: Account) =>
    account === "bb" ? (view.own?.black_box ?? 0) : (view.players[board.seat]?.accounts[account] ?? 0);
  return (
    <Frame
      over="middle"
      name="wages"
      card="wage"
      about={`${view.board.quadrimester}`}
      title={
        <>
          <Sign of="wage" /> {text("wages.title", view.board.quadrimester)}
        </>
      }
      note={text("wages.note", wage)}
    >
      <div className="thes-wages">
        {view.board.order.map((id) => {
          const seat = Number(id);
          const company = view.players[seat]!;
          const hr = company.accounts["hr"] ?? 0;
          const now = asked.includes(seat);
          const workers = MEEPLES.filter((_, i) => i > 0 && company.meeples[i]?.spot !== "recruit");
          // Whoever is asked still has to send what will be paid.
          const covered = (now ? undefined : paid.get(seat)) ?? facts.covered[seat] ?? 0;
          const lost = paid.get(seat) ?? workers.length;
          return (
            <div key={id} className="thes-payroll" data-asked={now || undefined}>
              <span className="thes-row" role="group" tabIndex={-1} data-card="player">
                <SeatSign seat={seat} /> {seatName(board, seat)}
              </span>
              <span className="thes-row" role="group" tabIndex={-1} data-card="worker">
                {workers.map((meeple, index) => (
                  <span key={meeple} className={index < covered ? "thes-paid" : "thes-unpaid"}>
                    <MeepleSign seat={seat} meeple={meeple} />
                    <small>
                      {dollars(wage)} {index < covered ? "✓" : index < lost ? "?" : "✗"}
                    </small>
                  </span>
                ))}
              </span>
              <span role="group" tabIndex={-1} data-card="wage">
                {paid.has(seat) && !now
                  ? text("wages.paid", (paid.get(seat) ?? 0) * wage)
                  : text("wages.has", hr, facts.wages[seat] ?? 0)}
              </span>
            </div>
          );
        })}
        {legal.length > 0 && (
          <div className="thes-scene-answers">
            <b role="group" tabIndex={-1} data-card="transfer">
              {text("wages.who", missing)}
            </b>
            {ACCOUNTS.map((account) => {
              const answers = answersOfAccount(legal, account);
              if (answers.length === 0)
                return account === "hr" || account === "bb" ? null : (
                  <span
                    key={account}
                    className="thes-give thes-give-none"
                    {...seen(`account:${account}`, text("wages.little", code(account), balance(account)))}
                  >
                    <Sign of={account} /> {text("wages.little", code(account), balance(account))}
                  </span>
                );
              const [answer] = board.lit.get(`account:${account}`) ?? [];
              return (
                <Tile key={account} ids={`account:${account}`} label={code(account)} className="thes-give">
                  <Sign of={account} /> {code(account)}{" "}
                  {answer && (
                    <>
                      {dollars(balance(account))} → {dollars(answer.leaves ?? 0)}{" "}
                      <small>{text("wages.sends", answer.json["amount"] ?? "", facts.transfer_fee)}</small>
                    </>
                  )}
                </Tile>
              );
            })}
            <Give answer={decline} card="account:bb">
              {text("closed")}
            </Give>
          </div>
        )}
      </div>
    </Frame>
  );
}

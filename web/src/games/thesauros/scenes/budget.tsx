// The budget of a year: all accounts at once, the rest into the last; sealing it gives all answers together.
import { useLayoutEffect, useState } from "react";
import { Sign } from "../art/pieces";
import { dollars, useBoard, word, type Board } from "../board";
import { ACCOUNTS, advice, spent, type Account } from "../view";
import { Frame } from "./frame";
import type { Ended } from "./year";

/** The accounts still to be asked about, what there is to split, and the account that gets the rest. */
export function formOf({
  legal,
  view,
}: Pick<Board, "legal" | "view">): { asked: Account[]; total: number; rest: Account } | null {
  const budgets = legal.filter(({ json }) => json.verb === "budget");
  const first = budgets[0]?.json["account"] as Account | undefined;
  if (first === undefined) return null;
  const rest: Account = view.setup.mode === "solo" ? "mx" : "bb";
  const asked = ACCOUNTS.slice(ACCOUNTS.indexOf(first), ACCOUNTS.indexOf(rest));
  return { asked, total: Math.max(...budgets.map(({ json }) => Number(json["amount"]))), rest };
}

/** The printed advice is written with the letters of the rulebook. */
const ADVISED: Record<Account, string> = { hr: "RH", rd: "RD", gp: "AG", mx: "FM", bb: "CN" };

/** What is known of the year to come: wages, and the least that something costs now. */
function hintsOf({ facts, seat }: Board): Partial<Record<Account, number[] | undefined>> {
  const { quadrimesters, cheapest } = facts;
  const priced = (price: number): [number] | undefined => (price > 0 ? [price] : undefined);
  return {
    hr: [(facts.wages[seat] ?? 0) * quadrimesters, quadrimesters],
    rd: priced(cheapest.patent),
    gp: priced(cheapest.map),
    mx: priced(cheapest.zodiac),
  };
}

type Amounts = Partial<Record<Account, number>>;

/** No more than there is, from the first account on. */
function within(wanted: Amounts, asked: Account[], total: number): Amounts {
  let left = total;
  return Object.fromEntries(
    asked.map((account) => {
      const amount = Math.max(0, Math.min(left, Math.floor(wanted[account] ?? 0)));
      left -= amount;
      return [account, amount];
    }),
  );
}

interface BudgetProps {
  /** The end of the year before, as long as it lies above. */
  yearEnd: Ended | null;
}

export function Budget({ yearEnd }: BudgetProps) {
  const board = useBoard();
  const form = formOf(board);
  // Each form keeps what was typed into it, whatever happens meanwhile elsewhere.
  const key = `${board.look.viewer} ${form?.asked.join()} ${form?.total}`;
  return form && <Ledger key={key} {...form} yearEnd={yearEnd} />;
}

interface LedgerProps extends BudgetProps {
  asked: Account[];
  total: number;
  rest: Account;
}

function Ledger({ asked, total, rest, yearEnd }: LedgerProps) {
  const board = useBoard();
  const { say, view, facts, look, seat } = board;
  const text = word(say);
  const { year } = facts;
  const advised: Amounts | null =
    view.setup.mode === "initiation" && year === 1
      ? Object.fromEntries(ACCOUNTS.map((account) => [account, advice[ADVISED[account]] ?? 0]))
      : null;
  const before: Amounts | null = spent(look.events, seat, 1);
  const [amounts, setAmounts] = useState<Amounts>(() => within(advised ?? {}, asked, total));
  const used = asked.reduce((sum, account) => sum + (amounts[account] ?? 0), 0);
  const left = total - used;
  const set = (account: Account, amount: number) => {
    const others = used - (amounts[account] ?? 0);
    setAmounts({ ...amounts, [account]: Math.max(0, Math.min(total - others, Math.floor(amount) || 0)) });
  };
  const shown = [...asked, rest];
  const hints = hintsOf(board);
  const mostSpent = Math.max(1, ...Object.values(before ?? {}));
  const part = (account: Account) => (account === rest ? left : (amounts[account] ?? 0));
  const code = (account: Account) => say(`cli.thesauros.account.${account}`);
  const name = (account: Account) => say(`thesauros.account.${account}`);
  const seal = text("seal", code(rest), left);
  const texts = asked.map((account) => `budget ${account} ${part(account)}`);
  const { onForm } = board;
  // The list beside the board shows the same amounts, from the first moment on that they can be seen here.
  const hidden = yearEnd !== null;
  useLayoutEffect(() => {
    const title = text("budget.split", total);
    const lines = shown.map((one) => ({ name: name(one), value: dollars(part(one)) }));
    if (yearEnd) onForm?.({ title, lines: [], send: text("year_end.on", year), texts: [], onOpen: yearEnd.close });
    else onForm?.({ title, lines, send: seal, texts });
  }, [onForm, texts.join(), seal, hidden]);
  useLayoutEffect(() => () => onForm?.(null), [onForm]);
  return (
    <Frame
      over="desk"
      name="budget"
      hidden={hidden}
      card="budget"
      about={`${year}`}
      title={
        <>
          <Sign of="coin" /> {text("budget.title", year)}
        </>
      }
      note={view.setup.players > 1 ? text("budget.note") : undefined}
      end={
        <span className="thes-row" role="group" tabIndex={-1} data-card="transfer">
          <Sign of="swap" /> {text("budget.fee", facts.transfer_fee)}
        </span>
      }
    >
      <div className="thes-ledger">
        <div className="thes-ledger-sum">
          <span className="thes-bar" aria-hidden="true" data-card="budget">
            {shown.map((account) =>
              part(account) > 0 ? (
                <span key={account} data-account={account} style={{ flexGrow: part(account) }}>
                  {part(account) * 12 > total && (
                    <>
                      <i>{code(account)} </i>
                      {dollars(part(account))}
                    </>
                  )}
                </span>
              ) : null,
            )}
          </span>
          <span role="group" tabIndex={-1} data-card="income">
            {text("budget.total")} <b>{dollars(total)}</b>
          </span>
        </div>
        <div className="thes-ledger-accounts">
          {shown.map((account) => (
            <div key={account} className="thes-ledger-account" data-account={account}>
              <span
                className="thes-ledger-name"
                role="group"
                tabIndex={-1}
                data-card={`account:${account}`}
                data-is={text(`use.${account}`)}
              >
                <Sign of={account} />
                <b>{code(account)}</b>
                {name(account) !== code(account) && <span>{name(account)}</span>}
              </span>
              <span className="thes-ledger-use" data-card={`account:${account}`}>
                {text(`use.${account}`)}
              </span>
              {account === rest ? (
                <output className="thes-ledger-rest" aria-label={code(account)} data-card={`account:${account}`}>
                  {dollars(left)}
                </output>
              ) : (
                <span className="thes-stepper">
                  <button
                    type="button"
                    aria-label={text("less", code(account))}
                    onClick={() => set(account, part(account) - 1)}
                  >
                    −
                  </button>
                  <input
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={part(account) + left}
                    aria-label={text("budget.amount", code(account))}
                    data-budget={account}
                    value={part(account)}
                    onFocus={(event) => event.target.select()}
                    onChange={(event) => set(account, Number(event.target.value))}
                  />
                  <button
                    type="button"
                    aria-label={text("more", code(account))}
                    onClick={() => set(account, part(account) + 1)}
                  >
                    +
                  </button>
                </span>
              )}
              {account !== rest && (
                <input
                  type="range"
                  className="thes-ledger-range"
                  min={0}
                  max={total}
                  value={part(account)}
                  aria-label={text("budget.amount", code(account))}
                  onChange={(event) => set(account, Number(event.target.value))}
                />
              )}
              {advised && (
                <button
                  type="button"
                  className="thes-advice"
                  disabled={account === rest}
                  onClick={() => set(account, advised[account] ?? 0)}
                >
                  <Sign of="patent" /> {text("advice", advised[account] ?? 0)}
                </button>
              )}
              {advised && (
                // On a phone, where one button takes all of the advice.
                <span className="thes-advised" data-card={`account:${account}`}>
                  {text("advice", advised[account] ?? 0)}
                </span>
              )}
              {hints[account] !== undefined && (
                <span className="thes-hint" data-card={`account:${account}`}>
                  {text(`hint.${account}`, ...(hints[account] ?? []))}
                </span>
              )}
              {before && (
                <span className="thes-before" data-card={`account:${account}`}>
                  <span>
                    {text("spent", year - 1)} <b>{dollars(before[account] ?? 0)}</b>
                  </span>
                  <meter aria-hidden="true" max={mostSpent} value={before[account] ?? 0} />
                </span>
              )}
            </div>
          ))}
        </div>
        <div className="thes-ledger-end">
          {advised && (
            <button type="button" className="secondary" onClick={() => setAmounts(within(advised, asked, total))}>
              {text("take_advice")}
            </button>
          )}
          {before && (
            <button type="button" className="secondary" onClick={() => setAmounts(within(before, asked, total))}>
              {text("like_last_year")}
            </button>
          )}
          <button type="button" className="secondary" onClick={() => setAmounts({})}>
            {text("clear")}
          </button>
          <span className="thes-soft" data-card={`account:${rest}`}>
            {text("rest_goes", name(rest))}
          </span>
          <button type="button" className="primary" data-seal="" onClick={() => board.send(...texts)}>
            {seal}
          </button>
        </div>
      </div>
    </Frame>
  );
}

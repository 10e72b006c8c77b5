// The company's desk: what it has earned, its accounts, its crew, its gear ashore and aboard.
import type { ReactNode } from "react";
import { seen } from "../cards/seen";
import { BoatSign, Fact, GearSign, MeepleSign, SeatSign, Sign, TreasureSign } from "./art/pieces";
import { dollars, seatName, useBoard, word, type Board } from "./board";
import { spaceName, SWITCH_CARDS } from "./sea";
import type { Lacking } from "./preview";
import { Tile } from "./spot";
import {
  accountsOf,
  counted,
  doubled,
  mapsOf,
  MEEPLES,
  moneyIn,
  NONE,
  ownBoats,
  zoneOf,
  type Account,
  type Boat,
  type Company,
} from "./view";

export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** A company's patents: a sign for all of them, and each with the card of its technology. */
export function Patents({ seat, className = "" }: { seat: number; className?: string }) {
  const { view, say } = useBoard();
  const own = Object.entries(view.board.owners).flatMap(([id, owner]) => (owner === String(seat) ? [id] : []));
  if (own.length === 0) return null;
  const names = own.map((id) => say(`thesauros.gear.${id}`));
  return (
    <span className={`thes-row ${className}`}>
      <span {...seen("patent", say("page.named", say("cli.thesauros.company.patents"), names.join(", ")))}>
        <Sign of="patent" />
      </span>
      {own.map((id, index) => (
        <span key={id} {...seen(`tech:${id}`, names[index] ?? "")}>
          <GearSign id={id} />
        </span>
      ))}
    </span>
  );
}

function Maps({ company }: { company: Company }) {
  const { say } = useBoard();
  const maps = counted(mapsOf(company));
  if (maps.length === 0) return null;
  const label = maps.map(({ item, count }) => (count > 1 ? `${item} ×${count}` : item)).join(", ");
  return (
    <span className="thes-row thes-maps" {...seen("map", say("page.named", say("cli.thesauros.company.maps"), label))}>
      {maps.map(({ item, count }) => (
        <span key={item} className="thes-map-own">
          <Sign of="map" />
          <b>{item}</b>
          {count > 1 && <small>×{count}</small>}
        </span>
      ))}
    </span>
  );
}

function Treasures({ company }: { company: Company }) {
  const board = useBoard();
  const { say } = board;
  const treasures = counted(company.treasures);
  if (treasures.length === 0)
    return (
      <span className="thes-soft thes-none" role="group" tabIndex={-1} data-card="treasure">
        {word(say)("no_treasure")}
      </span>
    );
  return (
    <span className="thes-row">
      {treasures.map(({ item, count }) => (
        <Tile
          key={item}
          ids={`treasure:${item}`}
          label={`${say("cli.thesauros.plain.cell.treasure", item)} ×${count}`}
          className="thes-own-treasure"
        >
          <TreasureSign content={`p${item}`} />
          {count > 1 && <small>×{count}</small>}
        </Tile>
      ))}
    </span>
  );
}

/** How much an account would gain or lose by what is pointed at. */
function changeIn(board: Board, account: Account): number {
  if (!board.change) return 0;
  return account === "bb" ? board.change.blackBox : (board.change.accounts[board.seat]?.[account] ?? 0);
}

function AccountTile({ account, money }: { account: Account; money: number }) {
  const board = useBoard();
  const { say, seat } = board;
  const lacks = board.change?.lacks;
  const unpaid = account === "hr" ? (board.facts.wages[seat] ?? 0) - money : 0;
  const short = lacks?.account === account ? lacks.amount : unpaid;
  const label = say("page.named", say(`thesauros.account.${account}`), dollars(money));
  const change = changeIn(board, account);
  const more = board.lit.get(`more:${account}`);
  // What a press on it would leave there, while it may send money.
  const leaves = board.lit.get(`account:${account}`)?.[0]?.leaves ?? lacks?.alone[account];
  return (
    <span className="thes-account-place">
      <Tile
        ids={`account:${account}`}
        label={unpaid > 0 && !lacks ? `${label}, ${word(say)("short", unpaid)}` : label}
        className="thes-account"
        mark={`account:${seat}:${account}`}
      >
        <span className="thes-account-head" data-account={account}>
          <Sign of={account} />
          {say(`cli.thesauros.account.${account}`)}
          {account === "bb" && <Sign of="lock" className="thes-small-sign" />}
        </span>
        <span className="thes-account-money">
          {short > 0 && <em>{`−${dollars(short)}`}</em>}
          {change !== 0 && leaves === undefined && (
            <em className={change < 0 ? "thes-loss" : "thes-gain"}>{signed(change)}</em>
          )}
          <b>{dollars(money)}</b>
          {leaves !== undefined && <em className="thes-leaves">{`→ ${dollars(leaves)}`}</em>}
        </span>
      </Tile>
      {more && more.length > 1 && (
        <Tile
          ids={`more:${account}`}
          label={`${say(`cli.thesauros.account.${account}`)}, ${word(say)("other_amount")}`}
          className="thes-more"
        >
          …
        </Tile>
      )}
    </span>
  );
}

export function Accounts() {
  const { view, seat, say } = useBoard();
  return (
    <div className="thes-accounts" data-part="" role="group" aria-label={word(say)("accounts")}>
      {accountsOf(view).map((account) => (
        <span key={account} className="thes-account-cell" data-account={account}>
          <AccountTile account={account} money={moneyIn(view, seat, account)} />
        </span>
      ))}
    </div>
  );
}

export function Crew() {
  const board = useBoard();
  const { view, seat, say } = board;
  const text = word(say);
  const company = view.players[seat]!;
  const double = board.switches.includes("double");
  const on = board.thrown.includes("double");
  return (
    <div className="thes-crew" data-part="" role="group" aria-label={say("cli.thesauros.company.crew")}>
      {MEEPLES.map((meeple, index) => {
        const { spot, hat } = company.meeples[index] ?? { spot: "recruit", hat: NONE };
        if (spot === "recruit") return null;
        const zone = zoneOf(view, seat, meeple);
        const where = spot === "home" ? text("here") : spot === "zodiac" ? text("at_sea") : text("in_zone", zone ?? "");
        const name = `${say(`thesauros.meeple.${meeple}`)}${hat === NONE ? "" : say(`thesauros.hat.${hat}.mark`)}`;
        return (
          <Tile
            key={meeple}
            ids={`meeple:${meeple}`}
            label={say("page.named", name, where)}
            className={`thes-meeple-tile thes-at-${spot}`}
          >
            <MeepleSign
              seat={seat}
              meeple={meeple}
              hat={hat}
              token={doubled(view, seat, meeple)}
              flip={spot === "home" ? `${seat} ${meeple}` : undefined}
            />
            <span>{where}</span>
          </Tile>
        );
      })}
      {double && (
        <button
          type="button"
          role="switch"
          aria-checked={on}
          data-switch="double"
          data-card={SWITCH_CARDS.double}
          className={on ? "thes-twice thes-twice-on" : "thes-twice"}
          onClick={() => board.onSwitch("double")}
        >
          <Sign of="double" />
          <span className="hidden">{text("twice")}</span>
        </button>
      )}
    </div>
  );
}

function Hold({
  id,
  title,
  crew,
  load,
  children,
}: {
  id: string;
  title: string;
  crew?: Boat;
  load: string[];
  children?: ReactNode;
}) {
  const board = useBoard();
  const { say } = board;
  const thing = `hold:${id}`;
  const target = board.lit.has(thing) || board.others.has(thing);
  return (
    <div className={id === "shore" ? "thes-hold thes-shore" : "thes-hold"} role="group" aria-label={title}>
      {target && (
        <Tile ids={thing} label={title} className="thes-hold-target">
          {""}
        </Tile>
      )}
      <span className="thes-hold-title" role="group" tabIndex={-1} data-card={thing} data-is={title}>
        {crew ? (
          <>
            <BoatSign seat={crew.seat} crew={NONE} />
            <span>{`${crew.id.slice(1)} · ${spaceName(board, crew.space)}`}</span>
          </>
        ) : (
          <span>{title}</span>
        )}
        {children}
      </span>
      <span className="thes-row">
        {crew && crew.crew !== NONE && (
          <Tile ids={`sailor:${crew.id}`} label={say(`thesauros.meeple.${crew.crew}`)} className="thes-sailor">
            <MeepleSign seat={crew.seat} meeple={crew.crew} />
          </Tile>
        )}
        {counted(load).map(({ item, count }) => (
          <Tile
            key={item}
            ids={`gear:${id}:${item}`}
            label={`${say(`thesauros.gear.${item}`)} (${say(`thesauros.gear.${item}.use`)})`}
            className="thes-gear"
          >
            <GearSign id={item} />
            {count > 1 && <small>×{count}</small>}
          </Tile>
        ))}
      </span>
    </div>
  );
}

export function Holds() {
  const board = useBoard();
  const { view, seat, say } = board;
  const text = word(say);
  const boats = ownBoats(view, seat);
  // An empty boat in port lies in the picture; a box of its own it needs when it carries something or goes out.
  const used = boats.filter(({ crew, load, space }) => crew !== NONE || load.length > 0 || space !== "PORT");
  const idle = boats.filter((boat) => !used.includes(boat));
  return (
    <div className="thes-holds" data-part="" role="group" aria-label={text("gear")}>
      <Hold id="shore" title={text("ashore")} load={view.players[seat]!.ashore}>
        {idle.length > 0 && (
          <span {...seen("boat", text("boats", idle.length))}>
            <BoatSign seat={seat} crew={NONE} />
            {idle.length > 1 && <small>×{idle.length}</small>}
          </span>
        )}
      </Hold>
      {used.map((boat) => (
        <Hold
          key={boat.id}
          id={boat.id}
          title={`${text("zodiac", boat.id.slice(1))} · ${spaceName(board, boat.space)}`}
          crew={boat}
          load={boat.load}
        />
      ))}
    </div>
  );
}

/** What a transfer would be needed for, and where it would leave most. */
function Lacks({ account, amount, fee, alone }: Lacking) {
  const board = useBoard();
  const text = word(board.say);
  const code = (one: Account) => board.say(`cli.thesauros.account.${one}`);
  const told = [code(account), amount, fee] as const;
  const [best] = accountsOf(board.view)
    .flatMap((from) => (alone[from] === undefined ? [] : [{ from, rest: alone[from] }]))
    .sort((one, other) => other.rest - one.rest);
  return (
    <span className="thes-lacks" role="group" tabIndex={-1} data-card="transfer">
      {best ? text("lacks.from", ...told, code(best.from), best.rest) : text("lacks", ...told)}
    </span>
  );
}

/** Wages that are due, the envelope, double actions, and what a mercenary brought. */
export function Dues() {
  const { view, seat, say, change, facts } = useBoard();
  const text = word(say);
  const company = view.players[seat]!;
  const wages = facts.wages[seat] ?? 0;
  return (
    <div className="thes-dues" data-part="">
      {change?.lacks ? (
        <Lacks {...change.lacks} />
      ) : (
        <Fact of="wage" title={text("wages_due", wages)}>
          <span aria-hidden="true">{text("wages_due", wages)}</span>
        </Fact>
      )}
      <span className="thes-row">
        {view.setup.mode !== "solo" && (
          <Tile ids="envelope" label={text(company.posted ? "posted" : "ready")} className="thes-envelope">
            <Sign of="envelope" /> {text(company.posted ? "posted" : "ready")}
          </Tile>
        )}
        <Fact of="double" title={say("cli.thesauros.company.tokens")}>
          ×{company.tokens}
        </Fact>
        {company.black_plane && (
          <Fact of="z4" title={say("cli.thesauros.company.black_plane")}>
            ✓
          </Fact>
        )}
        {company.mine && <span {...seen("mine", say("cli.thesauros.company.mine"))}>✹</span>}
      </span>
    </div>
  );
}

export function DeskHead() {
  const board = useBoard();
  const { view, seat, say, look } = board;
  const company = view.players[seat]!;
  const change = board.change?.reputation[seat] ?? 0;
  return (
    <div className="thes-desk-head" data-part="">
      <span className="thes-desk-name" role="group" tabIndex={-1} data-card="player">
        <SeatSign seat={seat} /> <b>{seatName(board, seat)}</b>
        {look.viewer === seat && <span className="thes-soft"> {say("page.seat.own")}</span>}
      </span>
      <Fact of="star" title={word(say)("reputation")}>
        <b>{company.reputation}</b>
        {change !== 0 && <em className={change < 0 ? "thes-loss" : "thes-gain"}>{signed(change)}</em>}
      </Fact>
      <Fact of="shark" title={say("cli.thesauros.company.sharks")}>
        <b>{company.sharks}</b>
      </Fact>
      {(company.mercenaries ?? 0) > 0 && (
        <Fact of="merc" title={say("cli.thesauros.company.mercenaries")}>
          ×{company.mercenaries}
        </Fact>
      )}
      {view.setup.mode === "solo" && (
        <Fact of="fish" title={say("cli.thesauros.company.fishing")}>
          <b>{dollars(company.fishing)}</b>
        </Fact>
      )}
      <Patents seat={seat} />
      <Maps company={company} />
      <Treasures company={company} />
    </div>
  );
}

export function Desk() {
  const board = useBoard();
  return (
    <section
      className="thes-office"
      data-seat={board.seat}
      aria-label={word(board.say)("desk", seatName(board, board.seat))}
    >
      <DeskHead />
      <div className="thes-desk-money">
        <Accounts />
        <Dues />
      </div>
      <div className="thes-desk-crew">
        <Crew />
        <Holds />
      </div>
    </section>
  );
}

// The rivals: all that is open about each of them, on one card.
import { seen } from "../cards/seen";
import { BoatSign, Fact, GearSign, MeepleSign, SeatSign, Sign, TreasureSign } from "./art/pieces";
import { dollars, seatName, useBoard, word } from "./board";
import { Patents, signed } from "./company";
import { counted, mapsOf, OPEN_ACCOUNTS, ownBoats, rivalSeats } from "./view";

const gearCount = (name: string, count: number): string => (count > 1 ? `${name} ×${count}` : name);

function Rival({ seat }: { seat: number }) {
  const board = useBoard();
  const { view, say } = board;
  const text = word(say);
  const company = view.players[seat]!;
  const hand = company.meeples.filter(({ spot }) => spot === "home").length;
  const boats = ownBoats(view, seat);
  const gear = counted([...company.ashore, ...boats.flatMap(({ load }) => load)]);
  const change = board.change?.reputation[seat] ?? 0;
  return (
    <article
      className="thes-rival"
      data-seat={seat}
      data-mark={`company:${seat}`}
      data-asked={board.look.decision.asked.includes(seat) || undefined}
    >
      <h2 className="thes-row" tabIndex={-1} data-card="player" data-is={seatName(board, seat)}>
        <SeatSign seat={seat} /> <span className="thes-rival-name">{seatName(board, seat)}</span>
      </h2>
      <Fact of="star" title={text("reputation")}>
        <b>{company.reputation}</b>
        {change !== 0 && <em className={change < 0 ? "thes-loss" : "thes-gain"}>{signed(change)}</em>}
      </Fact>
      <span className="thes-row thes-rival-money">
        {OPEN_ACCOUNTS.map((account) => (
          <span
            key={account}
            className="thes-coin"
            data-account={account}
            data-mark={`account:${seat}:${account}`}
            {...seen(
              `account:${account}`,
              say("page.named", say(`thesauros.account.${account}`), dollars(company.accounts[account] ?? 0)),
            )}
          >
            <Sign of={account} />
            {company.accounts[account]}
          </span>
        ))}
      </span>
      <span className="thes-row thes-rival-crew">
        <span className="thes-row" {...seen("meeple", text("to_place", hand))}>
          <MeepleSign seat={seat} meeple="worker1" />
          <b>{hand}</b> <span className="thes-soft thes-rival-word">{text("to_place.short")}</span>
        </span>
        <span className="thes-row" {...seen("boat", text("boats", boats.length))}>
          {boats.map((boat) => (
            <BoatSign key={boat.id} seat={seat} crew={boat.crew} />
          ))}
        </span>
        {company.tokens > 0 && (
          <Fact of="double" title={say("cli.thesauros.company.tokens")}>
            {company.tokens > 1 ? `×${company.tokens}` : ""}
          </Fact>
        )}
        {company.posted && (
          <Fact of="envelope" title={text("posted")}>
            {""}
          </Fact>
        )}
        {(company.mercenaries ?? 0) > 0 && (
          <Fact of="merc" title={say("cli.thesauros.company.mercenaries")}>
            {""}
          </Fact>
        )}
        {company.sharks > 0 && (
          <Fact of="shark" title={say("cli.thesauros.company.sharks")}>
            {company.sharks}
          </Fact>
        )}
        {counted(company.treasures).map(({ item, count }) => (
          <span
            key={item}
            className="thes-row"
            {...seen("treasure", `${say("cli.thesauros.plain.cell.treasure", item)} ×${count}`)}
          >
            <TreasureSign content={`p${item}`} />
            {count > 1 && `×${count}`}
          </span>
        ))}
      </span>
      <span
        className="thes-row thes-rival-maps"
        {...seen("map", say("page.named", say("cli.thesauros.company.maps"), mapsOf(company).join(", ") || "–"))}
      >
        <Sign of="map" />
        <b>
          {counted(mapsOf(company))
            .map(({ item, count }) => (count > 1 ? `${item}×${count}` : item))
            .join(" ") || "–"}
        </b>
      </span>
      <span className="thes-row thes-rival-gear" role="group" aria-label={text("gear")}>
        {gear.map(({ item, count }) => (
          <span
            key={item}
            className="thes-row"
            {...seen(`tech:${item}`, gearCount(say(`thesauros.gear.${item}`), count))}
          >
            <GearSign id={item} />
            {count > 1 && <small>×{count}</small>}
          </span>
        ))}
      </span>
      <Patents seat={seat} className="thes-rival-patents" />
    </article>
  );
}

export function Rivals() {
  const { view, seat, say } = useBoard();
  const rivals = rivalSeats(view, seat);
  if (rivals.length === 0) return null;
  return (
    <section className="thes-rivals" data-count={rivals.length} data-part="" aria-label={word(say)("rivals")}>
      {rivals.map((rival) => (
        <Rival key={rival} seat={rival} />
      ))}
    </section>
  );
}

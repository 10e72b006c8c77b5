// The companies: money, people, gear, maps and treasures of each player; the viewer's own first.

import type { Look } from "../../session/types";
import type { Say } from "../../words/use_words";
import { Counts, dollars, Fact, HAT_SIGNS, seatLetter, stars } from "./Pieces";
import { MEEPLES, NONE, type Company, type View } from "./view";

const ACCOUNTS = ["hr", "rd", "gp", "mx"] as const;

export function Companies({ view, say, names, look }: { view: View; say: Say; names: string[]; look: Look }) {
  const seats = view.players.map((_, seat) => seat);
  if (typeof look.viewer === "number") seats.sort((a, b) => Number(b === look.viewer) - Number(a === look.viewer));
  return (
    <section className="thes-companies">
      {seats.map((seat) => (
        <CompanyPanel key={seat} seat={seat} view={view} say={say} name={names[seat]!} own={seat === look.viewer} />
      ))}
    </section>
  );
}

function Crew({ company, say }: { company: Company; say: Say }) {
  const people = company.meeples.flatMap(({ spot, hat }, index) =>
    spot === "recruit" ? [] : [{ meeple: MEEPLES[index]!, spot, hat }],
  );
  return (
    <ul className="thes-crew">
      {people.map(({ meeple, spot, hat }) => (
        <li
          key={meeple}
          data-spot={spot}
          title={`${say(`thesauros.meeple.${meeple}`)}${hat === NONE ? "" : say(`thesauros.hat.${hat}.mark`)}: ${say(`cli.thesauros.plain.spot.${spot}`)}`}
        >
          <span aria-hidden="true">
            {meeple === "boss" ? "♛" : meeple.slice(6)}
            {hat !== NONE && <sup>{HAT_SIGNS[hat]}</sup>}
          </span>
          <span className="hidden">
            {say(`thesauros.meeple.${meeple}`)}
            {hat !== NONE && say(`thesauros.hat.${hat}.mark`)}: {say(`cli.thesauros.plain.spot.${spot}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function CompanyPanel({
  seat,
  view,
  say,
  name,
  own,
}: {
  seat: number;
  view: View;
  say: Say;
  name: string;
  own: boolean;
}) {
  const company = view.players[seat]!;
  const word = (key: string) => say(`cli.thesauros.company.${key}`);
  const patents = Object.entries(view.board.owners).flatMap(([id, owner]) => (owner === String(seat) ? [id] : []));
  const gear = (id: string) => say(`thesauros.gear.${id}`);
  const zodiacs = view.zodiacs.filter((zodiac) => zodiac.owner === String(seat)).length;
  const maps = [...company.maps, ...company.satellite_maps, ...(company.mercenary_maps ?? [])];
  return (
    <article className="panel thes-company" data-own={own || undefined}>
      <h2>
        <span className="thes-seat" data-seat={seat}>
          {seatLetter(String(seat))}
        </span>{" "}
        {name} <span className="thes-points">{stars(company.reputation)}</span>
      </h2>
      <dl className="thes-accounts">
        {ACCOUNTS.map((account) => (
          <Fact key={account} label={say(`cli.thesauros.account.${account}`)}>
            {dollars(company.accounts[account])}
          </Fact>
        ))}
        {own && view.own && <Fact label={say("cli.thesauros.account.bb")}>{dollars(view.own.black_box)}</Fact>}
      </dl>
      <dl>
        <Fact label={word("crew")}>
          <Crew company={company} say={say} />
        </Fact>
        <Fact label={word("recruits")}>{company.meeples.filter(({ spot }) => spot === "recruit").length}</Fact>
        <Fact label={word("tokens")}>{company.tokens}</Fact>
        <Fact label={say("cli.thesauros.group.zodiac", "").trim()}>{zodiacs}</Fact>
        <Fact label={word("ashore")}>
          <Counts list={company.ashore} name={gear} />
        </Fact>
        <Fact label={word("patents")}>
          <Counts list={patents} name={gear} />
        </Fact>
        <Fact label={word("maps")}>
          <Counts list={maps} name={(map) => map} />
        </Fact>
        <Fact label={word("treasures")}>
          <Counts list={company.treasures} name={(value) => `${value}$`} />
        </Fact>
        <Fact label={word("sharks")}>{company.sharks}</Fact>
        <Fact label={word("stored")}>{company.stored}</Fact>
        <Fact label={word("fishing")}>{dollars(company.fishing)}</Fact>
        {(company.mercenaries ?? 0) > 0 && <Fact label={word("mercenaries")}>{company.mercenaries}</Fact>}
        {company.mine && <Fact label={word("mine")}>✓</Fact>}
        {company.black_plane && <Fact label={word("black_plane")}>✓</Fact>}
        {company.posted && <Fact label={word("posted")}>✓</Fact>}
      </dl>
    </article>
  );
}

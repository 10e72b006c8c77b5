// The links of a table that was made here: one for each person, one for those who watch.

import { Link } from "../app/navigation";
import { claims, tables } from "../session/use_session";
import { useWords } from "../words/use_words";
import { ShareLink } from "./ShareLink";

export function SharePage({ table }: { table: string }) {
  const say = useWords();
  const known = tables.known().find((one) => one.table === table);
  if (!known?.tokens) {
    return (
      <main className="narrow" id="main">
        <h1>{say("page.missing")}</h1>
      </main>
    );
  }
  const { owner } = known;
  const people = known.tokens.flatMap((token, seat) => (token === null ? [] : [{ token, seat }]));
  const [own, ...others] = people;
  const watch = known.spectator ?? owner ?? "";
  return (
    <main className="narrow" id="main">
      <h1>{say("page.share.title")}</h1>
      <p>{say("page.share.text")}</p>
      <p>
        <Link className="button primary big" to={{ page: "table", table, token: own?.token ?? owner ?? watch }}>
          {own ? say("page.share.sit", own.seat + 1) : say("page.share.watch")}
        </Link>
      </p>
      <ul className="share-list">
        {others.map(({ token, seat }) => (
          <li key={seat}>
            <ShareLink title={say("page.seat", seat + 1)} route={{ page: "table", table, token }} />
          </li>
        ))}
        <li>
          <ShareLink title={say("page.share.spectator")} route={{ page: "table", table, token: watch }} />
        </li>
        {own && claims.tokenFor(table, own.token) === own.token && (
          <li>
            <ShareLink title={say("page.share.own", own.seat + 1)} route={{ page: "table", table, token: own.token }} />
          </li>
        )}
      </ul>
    </main>
  );
}

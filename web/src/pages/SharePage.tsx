// The links of a table that was made here: one for each person, one for those who watch.

import { useState } from "react";
import { Link } from "../app/navigation";
import { addressOf, type Route } from "../app/routes";
import { tables } from "../session/use_session";
import { useWords } from "../words/use_words";
import { Qr } from "./Qr";

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
          <ShareLink key={seat} title={say("page.seat", seat + 1)} route={{ page: "table", table, token }} />
        ))}
        <ShareLink title={say("page.share.spectator")} route={{ page: "table", table, token: watch }} />
        {own && (
          <ShareLink title={say("page.share.own", own.seat + 1)} route={{ page: "table", table, token: own.token }} />
        )}
      </ul>
    </main>
  );
}

function ShareLink({ title, route }: { title: string; route: Route }) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  const [code, setCode] = useState(false);
  const address = location.origin + addressOf(route);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <li className="panel share">
      <h2>{title}</h2>
      <input
        type="text"
        readOnly
        value={address}
        aria-label={say("page.share.link", title)}
        onFocus={(event) => event.target.select()}
      />
      <p className="row">
        <button type="button" className="secondary" onClick={() => void copy()}>
          {copied ? say("page.copied") : say("page.copy")}
          <span className="hidden"> {title}</span>
        </button>
        <button type="button" className="secondary" aria-expanded={code} onClick={() => setCode(!code)}>
          {say("page.share.qr")}
          <span className="hidden"> {title}</span>
        </button>
      </p>
      {code && <Qr text={address} label={say("page.share.qr_of", title)} />}
      <span role="status" className="hidden">
        {copied && say("page.copied")}
      </span>
    </li>
  );
}

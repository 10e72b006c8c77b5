// A link for somebody else: to be read, copied, or scanned.

import { useState } from "react";
import { addressOf, type Route } from "../app/routes";
import { useWords } from "../words/use_words";
import { Qr } from "./Qr";

/** `route` may be an address of this place that is no page. */
export function ShareLink({ title, route }: { title: string; route: Route | string }) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  const [code, setCode] = useState(false);
  const address = location.origin + (typeof route === "string" ? route : addressOf(route));
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div className="panel share">
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
    </div>
  );
}

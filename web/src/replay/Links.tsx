// What can be taken away from a replay: links, and the record as a file.

import { useEffect, useMemo, useState } from "react";
import { addressOf } from "../app/routes";
import type { ReplayGame } from "../session/replay";
import { useWords } from "../words/use_words";

interface LinksProps {
  replay: ReplayGame;
  at: number;
  seat: number | null;
}

export function Links({ replay, at, seat }: LinksProps) {
  const say = useWords();
  const { link, game, record } = replay;
  const file = useMemo(() => new Blob([JSON.stringify(record)], { type: "application/json" }), [record]);
  const download = () => {
    const anchor = document.createElement("a");
    anchor.href = URL.createObjectURL(file);
    anchor.download = `${game}.json`;
    anchor.click();
    URL.revokeObjectURL(anchor.href);
  };
  return (
    <details className="replay-links">
      <summary>{say("page.result.share")}</summary>
      <p className="row">
        {link !== null && (
          <>
            <CopyLink
              label={say("page.replay.copy_game")}
              address={addressOf({ page: "replay", link, at: null, seat: null })}
            />
            <CopyLink label={say("page.replay.copy_here")} address={addressOf({ page: "replay", link, at, seat })} />
          </>
        )}
        <button type="button" className="secondary" onClick={download}>
          {say("page.replay.download")}
        </button>
      </p>
    </details>
  );
}

function CopyLink({ label, address }: { label: string; address: string }) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [address]);
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + address);
    setCopied(true);
  };
  return (
    <button type="button" className="secondary" data-address={address} onClick={() => void copy()}>
      {copied ? say("page.copied") : label}
    </button>
  );
}

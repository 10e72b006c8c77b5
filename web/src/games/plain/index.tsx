// A table for a game that has no board of its own: every field of the view, readable.

import type { BoardProps, Json } from "../../session/types";

const label = (key: string) => key.replaceAll("_", " ");
const simple = (value: Json) => value === null || typeof value !== "object";

function Value({ value }: { value: Json }) {
  if (value === null || typeof value !== "object") return <>{String(value)}</>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <>–</>;
    if (value.every(simple)) return <>{value.map(String).join(", ")}</>;
    return (
      <ol>
        {value.map((item, index) => (
          <li key={index}>
            <Value value={item} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl className="plain-fields">
      {Object.entries(value).map(([key, item]) => (
        <div key={key}>
          <dt>{label(key)}</dt>
          <dd>
            <Value value={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const HIDDEN = new Set(["viewer", "setup", "pending"]);

export function PlainBoard({ look }: BoardProps) {
  const parts = Object.entries(look.view).filter(([key]) => !HIDDEN.has(key));
  return (
    <div className="plain-board">
      {parts.map(([key, value]) => (
        <section key={key} className="panel">
          <h2>{label(key)}</h2>
          <Value value={value} />
        </section>
      ))}
    </div>
  );
}

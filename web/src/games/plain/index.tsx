// A table for a game that has no board of its own: every field of the view, readable.

import type { BoardProps, Json } from "../../session/types";
import { useGameWords, type Say } from "../../words/use_words";

const spaced = (key: string) => key.replaceAll("_", " ");
const simple = (value: Json) => value === null || typeof value !== "object";

/** What fields and their values are called: as the catalogue has it ("<game>.field.row"), else as they are written. */
class Labels {
  constructor(
    private readonly say: Say | null,
    private readonly game: string,
    private readonly names: string[],
  ) {}

  private known(kind: "field" | "word", text: string): string {
    const key = `${this.game}.${kind}.${text}`;
    return this.say?.has(key) ? this.say(key) : spaced(text);
  }
  field = (key: string) => this.known("field", key);
  value(value: Json): string {
    if (typeof value === "boolean") return value ? "✓" : "–";
    if (value === null || value === "none") return "–";
    return typeof value === "string" ? this.known("word", value) : String(value);
  }
  item = (field: string, index: number): string | null => (field === "players" ? (this.names[index] ?? null) : null);
}

interface ValueProps {
  field: string;
  value: Json;
  labels: Labels;
}

function Value({ field, value, labels }: ValueProps) {
  if (value === null || typeof value !== "object") return <>{labels.value(value)}</>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <>–</>;
    if (value.every(simple)) return <>{value.map((item) => labels.value(item)).join(", ")}</>;
    return (
      <ol>
        {value.map((item, index) => (
          <li key={index}>
            {labels.item(field, index) !== null && <strong>{labels.item(field, index)}</strong>}
            <Value field={field} value={item} labels={labels} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl className="plain-fields">
      {Object.entries(value).map(([key, item]) => (
        <div key={key}>
          <dt>{labels.field(key)}</dt>
          <dd>
            <Value field={key} value={item} labels={labels} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const HIDDEN = new Set(["viewer", "setup", "pending"]);

export function PlainBoard({ look, language }: BoardProps) {
  const say = useGameWords(language, look.game);
  const labels = new Labels(
    say,
    look.game,
    look.seats.map((seat) => seat.name),
  );
  const parts = Object.entries(look.view).filter(([key]) => !HIDDEN.has(key));
  return (
    <div className="plain-board">
      {parts.map(([key, value]) => (
        <section key={key} className="panel">
          <h2>{labels.field(key)}</h2>
          <Value field={key} value={value} labels={labels} />
        </section>
      ))}
    </div>
  );
}

export default PlainBoard;

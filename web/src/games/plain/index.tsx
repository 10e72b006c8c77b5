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
    if (typeof value === "boolean") return this.say?.(value ? "page.yes" : "page.no") ?? "";
    if (value === null || value === "none") return "–";
    return typeof value === "string" ? this.known("word", value) : String(value);
  }
  player = (seat: number): string => this.names[seat] || (this.say?.("page.seat", seat + 1) ?? "");
}

interface ValueProps {
  field: string;
  value: Json;
  labels: Labels;
}

function Value({ value, labels }: Omit<ValueProps, "field">) {
  if (value === null || typeof value !== "object") return <>{labels.value(value)}</>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <>–</>;
    if (value.every(simple)) return <>{value.map((item) => labels.value(item)).join(", ")}</>;
    return (
      <ol>
        {value.map((item, index) => (
          <li key={index}>
            <Value value={item} labels={labels} />
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
            <Value value={item} labels={labels} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const HIDDEN = new Set(["viewer", "setup", "pending"]);
const isFact = (value: Json) => simple(value) || (Array.isArray(value) && value.every(simple));

/** A panel of its own for each player, one for anything else that has parts. */
function Part({ field, value, labels }: ValueProps) {
  if (Array.isArray(value) && field === "players")
    return (
      <>
        {value.map((item, index) => (
          <section key={index} className="panel">
            <h2>{labels.player(index)}</h2>
            <Value value={item} labels={labels} />
          </section>
        ))}
      </>
    );
  return (
    <section className="panel">
      <h2>{labels.field(field)}</h2>
      <Value value={value} labels={labels} />
    </section>
  );
}

export function PlainBoard({ look, language }: BoardProps) {
  const say = useGameWords(language, look.game, "page");
  const labels = new Labels(
    say,
    look.game,
    look.seats.map((seat) => seat.name),
  );
  const shown = Object.entries(look.view).filter(([key]) => !HIDDEN.has(key));
  const facts = shown.filter(([, value]) => isFact(value));
  return (
    <div className="plain-board">
      {facts.length > 0 && (
        <section className="panel plain-facts">
          <Value value={Object.fromEntries(facts)} labels={labels} />
        </section>
      )}
      {shown
        .filter(([, value]) => !isFact(value))
        .map(([key, value]) => (
          <Part key={key} field={key} value={value} labels={labels} />
        ))}
    </div>
  );
}

export default PlainBoard;

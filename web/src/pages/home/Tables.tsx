// One's own tables: to continue, and those that are over.
import { useRef, useState } from "react";
import { Link } from "../../app/navigation";
import type { KnownTable, SavedTable } from "../../session/saved";
import { passport, usePassportSecret } from "../../passport/use_passport";
import { tables } from "../../session/use_session";
import { useWords } from "../../words/use_words";
import { Scene } from "../Scene";
import { Delete } from "./Delete";
import { listed, turnWords, type Listed } from "./listed";

/** More of them stand with the others below. */
const MOST_ON_TOP = 3;

export function useTables() {
  const say = useWords();
  const [local, setLocal] = useState<SavedTable[]>(() => tables.all());
  const [known, setKnown] = useState<KnownTable[]>(() => tables.known());
  const remove = ({ kind, id }: Listed) => {
    if (kind === "local") tables.remove(id);
    else void passport.leave(id);
    setLocal(tables.all());
    setKnown(tables.known());
  };
  const { going, over } = listed(say, local, known, usePassportSecret() !== null);
  return { top: going.slice(0, MOST_ON_TOP), rest: [...going.slice(MOST_ON_TOP), ...over], remove };
}

function Row({ table, large, onDelete }: { table: Listed; large: boolean; onDelete: () => void }) {
  const say = useWords();
  const turn = turnWords(say, table);
  const game = say(`page.game.${table.game}`);
  const [question, yes] =
    table.kind === "local"
      ? ["page.home.delete", "page.home.delete.yes"]
      : ["page.home.forget", "page.home.forget.yes"];
  const facts = [
    table.kind === "online" ? say("page.home.online_table") : null,
    table.seenLast ? say("page.home.when_seen") : null,
    table.answers === null ? null : say("page.home.round", table.answers),
  ].filter((one) => one !== null);
  return (
    <li data-table={table.id}>
      <Link to={table.route}>
        {large && <Scene game={table.game} quiet />}
        <span className="table-words">
          <span className="table-name">{[game, table.names].filter(Boolean).join(" · ")}</span>
          <span className="table-turn" data-mine={table.standing?.mine || undefined}>
            {turn}
            <span className="small">{["", ...facts].join(turn === null ? "" : " · ")}</span>
          </span>
        </span>
      </Link>
      <Delete name={`${game}, ${table.names}`} question={say(question)} yes={say(yes)} onDelete={onDelete} />
    </li>
  );
}

interface TablesProps {
  id: string;
  title: string;
  list: Listed[];
  large?: boolean;
  className: string;
  onDelete: (table: Listed) => void;
}

export function Tables({ id, title, list, large = false, className, onDelete }: TablesProps) {
  const head = useRef<HTMLHeadingElement>(null);
  if (list.length === 0) return null;
  return (
    <section className={`panel ${className}`} aria-labelledby={id}>
      <h2 id={id} ref={head} tabIndex={-1}>
        {title}
      </h2>
      <ul className="table-list">
        {list.map((table) => (
          <Row
            key={table.id}
            table={table}
            large={large}
            onDelete={() => {
              // The button is gone with its row: the keyboard stays with the list.
              head.current?.focus();
              onDelete(table);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

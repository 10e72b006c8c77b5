// A private note: what the viewer has planned at this table.

import { useId, useState } from "react";
import { passport } from "../passport/use_passport";
import { useWords } from "../words/use_words";
import { MAX_NOTE, type TableMemory } from "./kept";

export function Note({ memory }: { memory: TableMemory }) {
  const say = useWords();
  const [text, setText] = useState(memory.note);
  const field = useId();
  const change = (next: string) => {
    setText(next);
    memory.setNote(next);
    passport.syncSoon();
  };
  return (
    <div className="note">
      <label htmlFor={field}>{say("page.note")}</label>
      <textarea
        id={field}
        rows={3}
        maxLength={MAX_NOTE}
        placeholder={say("page.note.hint")}
        aria-describedby={`${field}-private`}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      <small id={`${field}-private`}>{say("page.note.private")}</small>
    </div>
  );
}

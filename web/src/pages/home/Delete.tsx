// Taking a table off the list: asked in its place before it is done.
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../words/use_words";

interface DeleteProps {
  /** Which table, in words. */
  name: string;
  question: string;
  yes: string;
  onDelete: () => void;
}

export function Delete({ name, question, yes, onDelete }: DeleteProps) {
  const say = useWords();
  const [asking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (asking) keep.current?.focus();
    else if (was.current) first.current?.focus();
    was.current = asking;
  }, [asking]);
  if (!asking)
    return (
      <button
        ref={first}
        type="button"
        className="quiet"
        aria-label={`${say("page.home.remove")} (${name})`}
        onClick={() => setAsking(true)}
      >
        ×
      </button>
    );
  return (
    <span
      className="deleting"
      role="group"
      aria-label={name}
      onKeyDown={(event) => event.key === "Escape" && setAsking(false)}
    >
      <span>{question}</span>
      <button type="button" className="danger" onClick={onDelete}>
        {yes}
      </button>
      <button type="button" className="secondary" ref={keep} onClick={() => setAsking(false)}>
        {say("page.home.delete.no")}
      </button>
    </span>
  );
}

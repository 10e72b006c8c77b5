// Beside the title of the log: the story so far, one's own note, the keys, and how quickly bots are shown.

import { changeSettings, PACES, paceOf, useSettings, type Pace } from "../app/settings";
import { useWords } from "../words/use_words";

const ICONS = {
  story:
    "M4 4h6a3 3 0 0 1 2 1 3 3 0 0 1 2-1h6v14h-6a2 2 0 0 0-2 2 2 2 0 0 0-2-2H4zm7 12V7a1 1 0 0 0-1-1H6v10zm2 0h5V6h-4a1 1 0 0 0-1 1z",
  note: "M5 3h10l4 4v14H5zm2 2v14h10V8h-3V5zm2 6h6v2H9zm0 4h6v2H9z",
  keys: "M2 6h20v12H2zm2 2v8h16V8zm1 1h2v2H5zm4 0h2v2H9zm4 0h2v2h-2zm4 0h2v2h-2zM7 13h10v2H7z",
};

interface LogToolsProps {
  /** Null where there is no story yet. */
  onStory: (() => void) | null;
  /** Null where no note can be kept. */
  note: { open: boolean; onToggle: () => void } | null;
  onKeys: () => void;
  bots: boolean;
}

export function LogTools({ onStory, note, onKeys, bots }: LogToolsProps) {
  const say = useWords();
  return (
    <div className="log-tools">
      {bots && <PaceChoice />}
      {onStory && <Tool icon="story" label={say("page.story")} onClick={onStory} />}
      {note && <Tool icon="note" label={say("page.note")} expanded={note.open} onClick={note.onToggle} />}
      <Tool icon="keys" label={say("page.keys")} onClick={onKeys} />
    </div>
  );
}

interface ToolProps {
  icon: keyof typeof ICONS;
  label: string;
  expanded?: boolean;
  onClick: () => void;
}

function Tool({ icon, label, expanded, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="quiet tool"
      data-tool={icon}
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}

function PaceChoice() {
  const say = useWords();
  const pace = paceOf(useSettings());
  return (
    <select
      className="pace"
      aria-label={say("page.pace")}
      title={say("page.pace")}
      value={pace}
      onChange={(event) => changeSettings({ pace: event.target.value as Pace })}
    >
      {PACES.map((one) => (
        <option key={one} value={one}>
          {say(`page.pace.${one}`)}
        </option>
      ))}
    </select>
  );
}

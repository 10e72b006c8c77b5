// A dialog over the page: closed by its button, by Escape, or by a press beside it.

import { useEffect, useId, useRef, type ReactNode } from "react";
import { useWords } from "../words/use_words";

interface DialogProps {
  title: string;
  /** What the button at its foot says. */
  done: string;
  onClose: () => void;
  children: ReactNode;
}

export function Dialog({ title, done, onClose, children }: DialogProps) {
  const say = useWords();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    if (dialog?.showModal) dialog.showModal();
    else dialog?.setAttribute("open", "");
    dialog?.querySelector<HTMLElement>(".dialog-done")?.focus({ preventScroll: true });
    return () => dialog?.close?.();
  }, []);
  return (
    <dialog
      ref={element}
      className="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="quiet" aria-label={say("page.close")} onClick={onClose}>
            ×
          </button>
        </header>
        {children}
        <button type="button" className="primary dialog-done" onClick={onClose}>
          {done}
        </button>
      </div>
    </dialog>
  );
}

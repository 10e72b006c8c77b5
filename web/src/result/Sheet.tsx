// A sheet over the page that can be put away: by its button, with Escape, or by a press beside it.

import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { useWords } from "../words/use_words";

interface SheetProps {
  className: string;
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

export function Sheet({ className, labelledBy, onClose, children }: SheetProps) {
  const say = useWords();
  const place = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = place.current;
    if (dialog && !dialog.open) dialog.showModal();
    // The reader begins with what it is about, not with how to put it away.
    document.getElementById(labelledBy)?.focus({ preventScroll: true });
    if (dialog) dialog.scrollTop = 0;
    return () => dialog?.close();
  }, [labelledBy]);
  const beside = (event: MouseEvent) => {
    if (event.target === place.current) onClose();
  };
  return (
    <dialog
      ref={place}
      className={`sheet ${className}`}
      aria-labelledby={labelledBy}
      onCancel={onClose}
      onClick={beside}
    >
      <div className="sheet-content">
        <button type="button" className="quiet sheet-close" aria-label={say("page.close")} onClick={onClose}>
          ×
        </button>
        {children}
      </div>
    </dialog>
  );
}

// What a form on the board says so far, in place of the single answers it is made of; it can be sent from here too.

import type { Form } from "../session/types";

interface FormSoFarProps {
  form: Form;
  disabled: boolean;
  onSend: (texts: string[]) => void;
}

export function FormSoFar({ form: { lines, send, texts, onOpen }, disabled, onSend }: FormSoFarProps) {
  if (onOpen)
    return (
      <div className="form-so-far">
        <button type="button" className="primary answer-fold form-open" aria-expanded={false} onClick={onOpen}>
          {send}
        </button>
      </div>
    );
  return (
    <div className="form-so-far">
      <dl>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="primary"
        data-answer={texts.join("\n")}
        aria-disabled={disabled}
        onClick={() => !disabled && onSend(texts)}
      >
        {send}
      </button>
    </div>
  );
}

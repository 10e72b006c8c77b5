// Why something was refused, beside the question it was refused at. A sentence that arrives late is not shown.

import { useState } from "react";
import type { Refusal } from "../session/types";

interface Told {
  refusal: Refusal | null;
  setRefusal: (refusal: Refusal | null) => void;
}

export function useRefusal(question: number): Told {
  const [told, setTold] = useState<{ question: number; refusal: Refusal | null }>({ question, refusal: null });
  return {
    refusal: told.question === question ? told.refusal : null,
    // Nothing after nothing is nothing new.
    setRefusal: (refusal) => setTold((before) => (before.refusal || refusal ? { question, refusal } : before)),
  };
}

// The bare texts of a game in React, null until they are there.

import { useEffect, useState } from "react";
import type { Language } from "../session/types";
import { loadTexts, type Texts } from "./catalogue";

export function useGameTexts(language: Language, part: string): Texts | null {
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadTexts(language, part).then((found) => wanted && setTexts(found));
    return () => {
      wanted = false;
    };
  }, [language, part]);
  return texts;
}

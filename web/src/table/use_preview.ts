// What the answer under the pointer would do, as soon as the engine has said it.

import { useEffect, useMemo, useState } from "react";
import { Previews } from "../session/previews";
import type { Foreseen, Look, Session } from "../session/types";

export function usePreview(session: Session, look: Look, hovered: string | null): Foreseen | null {
  const [shown, setShown] = useState<Foreseen | null>(null);
  const previews = useMemo(() => new Previews((answer) => session.preview(answer), setShown), [session]);
  const { view, legal } = look;
  useEffect(() => {
    previews.want({ view, legal }, hovered);
    return () => previews.stop();
  }, [previews, view, legal, hovered]);
  return shown !== null && shown.answer === hovered && shown.view === view ? shown : null;
}

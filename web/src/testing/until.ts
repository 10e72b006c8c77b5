// Waiting for a session to come to something.
import type { Session, SessionState } from "../session/types";

export function until(session: Session, holds: (state: SessionState) => boolean): Promise<SessionState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds(session.state())) return;
      stop();
      resolve(session.state());
    };
    const stop = session.subscribe(look);
    look();
  });
}

// A table of the server, seen with the token behind the #.

import { useEffect, useState } from "react";
import { Newcomer } from "../lessons/Newcomer";
import { TurnNotices } from "../notices/TurnNotices";
import { ApiError } from "../session/api";
import { claims, tables, useRemoteSession, useSessionState } from "../session/use_session";
import type { Look, Session } from "../session/types";
import { Table } from "../table/Table";
import { Invitation } from "../waiting/Invitation";
import { WaitingRoom } from "../waiting/WaitingRoom";
import { sayRefusal } from "../words/refusals";
import { useWords } from "../words/use_words";
import { Counted } from "./Counted";

const seatOfViewer = ({ viewer }: Look): number | undefined => (viewer === "spectator" ? undefined : viewer);

/** An address without a token, as a feed has it, leads to the seat that this browser holds. */
const knownToken = (table: string): string => tables.known().find((one) => one.table === table)?.token ?? "";

export function OnlineTable({ table, token: given }: { table: string; token: string }) {
  const token = given || knownToken(table);
  const say = useWords();
  const [, setTaken] = useState("");
  const session = useRemoteSession(table, claims.tokenFor(table, token));
  const take = async (name: string): Promise<string | null> => {
    try {
      setTaken(await claims.take(table, token, name));
      return null;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      return sayRefusal(say, problem.refusal);
    }
  };
  if (session === null) return <p className="notice">{say("page.loading")}</p>;
  return (
    <>
      <Remember session={session} table={table} token={token} />
      <Counted session={session} table={table} seatOf={seatOfViewer} />
      <Welcome session={session} />
      <TurnNotices session={session} table={table} />
      <Place session={session} table={table} onTake={take} />
    </>
  );
}

interface PlaceProps {
  session: Session;
  table: string;
  onTake: (name: string) => Promise<string | null>;
}

/** The waiting room until the cards are dealt, then the table. */
function Place({ session, table, onTake }: PlaceProps) {
  const { waiting, look, owner } = useSessionState(session);
  if (waiting) return <WaitingRoom table={table} room={waiting} session={session} owner={owner} onTake={onTake} />;
  return (
    <>
      {look && <Invitation invited={look.invited} seats={look.seats} onTake={onTake} />}
      <Table session={session} />
    </>
  );
}

function Welcome({ session }: { session: Session }) {
  const { look } = useSessionState(session);
  return look && typeof look.viewer === "number" ? <Newcomer game={look.game} easy={null} floats /> : null;
}

/** So that the first page can lead back here. */
function Remember({ session, table, token }: { session: Session; table: string; token: string }) {
  const say = useWords();
  const { look } = useSessionState(session);
  const game = look?.game;
  const seated = typeof look?.viewer === "number";
  const name =
    look?.seats
      .map((seat) => seat.name)
      .filter(Boolean)
      .join(", ") ?? "";
  useEffect(() => {
    if (game !== undefined && seated && !tables.known().some((one) => one.table === table)) {
      tables.know({ table, game, token, name, created: Date.now() });
    }
  }, [game, seated, table, token, name]);
  const decision = look?.decision;
  useEffect(() => {
    if (look === null || typeof look.viewer !== "number") return;
    const { over, asked } = look.decision;
    const waiting = asked.map((seat) => look.seats[seat]?.name || say("page.seat", seat + 1));
    tables.note(table, { over, mine: asked.includes(look.viewer), waiting });
  }, [decision?.number, decision?.asked.join(), table]);
  return null;
}

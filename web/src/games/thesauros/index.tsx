// The table of Thesauros.

import { useId, useMemo, useRef } from "react";
import type { BoardProps } from "../../session/types";
import { useGameWords, type Say } from "../../words/use_words";
import { useWalking } from "../walk";
import { Companies } from "./Companies";
import { Museum } from "./Museum";
import { Seat } from "./Pieces";
import { Sea } from "./Sea";
import { SpotsProvider, type Spots } from "./spot";
import { Techs } from "./Techs";
import { answersByThing, instead, type Thing } from "./things";
import { readView, transferFee, yearOf } from "./view";
import { Zones } from "./Zones";
import "./thesauros.css";

/** What the answer under the pointer is about, by the fields of answers. */
function litBy(props: BoardProps): Record<string, string | undefined> {
  const answer = props.look.legal.find(({ text }) => text === props.hovered);
  return answer ? answer.json : {};
}

/** One answer about a thing is given at once; several are shown alone beside the table. */
function useTable({ look, onAnswer, onExplain, onHover, onNarrow }: BoardProps, say: Say): Spots {
  const lit = useMemo(() => answersByThing(look.legal), [look.legal]);
  const ask = (thing: Thing) => (onExplain ? instead(look.legal, thing) : null);
  const only = (thing: Thing) => (lit.get(thing)?.length === 1 ? lit.get(thing)![0]!.text : null);
  return {
    say,
    lit,
    press: (thing) => {
      const answer = only(thing);
      if (answer !== null) onAnswer(answer);
      else onNarrow?.((lit.get(thing) ?? []).map(({ text }) => text));
    },
    asks: (thing) => ask(thing) !== null,
    explain: (thing) => {
      const meant = ask(thing);
      if (meant !== null) onExplain?.(meant);
    },
    hover: (thing) => onHover(thing && only(thing)),
    hint: useId(),
  };
}

export function ThesaurosBoard(props: BoardProps) {
  const say = useGameWords(props.language, "thesauros", "thesauros_terminal", "page");
  return say && <Table {...props} say={say} />;
}

function Table(props: BoardProps & { say: Say }) {
  const { look, say } = props;
  const view = useMemo(() => readView(look.view), [look.view]);
  const spots = useTable(props, say);
  const root = useRef<HTMLDivElement>(null);
  const onWalk = useWalking(root, spots.lit);
  const names = look.seats.map((seat, index) => seat.name || say("page.seat", index + 1));
  const { quadrimester, order } = view.board;
  const lit = litBy(props);
  const shared = { view, say, names };
  return (
    <SpotsProvider value={spots}>
      <div ref={root} className="thes" onKeyDown={onWalk}>
        <p id={spots.hint} hidden>
          {say("page.why")}
        </p>
        <p className="thes-head">
          <strong>{say("cli.thesauros.head.time", quadrimester, yearOf(quadrimester))}</strong>
          <span>
            {say("cli.thesauros.head.order")}{" "}
            {order.map((seat) => (
              <Seat key={seat} seat={seat} names={names} />
            ))}
          </span>
          <span>{say("cli.thesauros.head.fee", transferFee(quadrimester))}</span>
        </p>
        <Zones {...shared} lit={lit.zone ?? null} />
        <Companies {...shared} look={look} />
        <div className="thes-pair">
          <Techs {...shared} lit={lit.tech ?? lit.gear ?? lit.object ?? null} />
          <Museum {...shared} lit={lit.room ?? null} />
        </div>
        <Sea {...shared} lit={lit.to ?? lit.space ?? null} />
      </div>
    </SpotsProvider>
  );
}

export default ThesaurosBoard;

// The table of Thesauros.

import { useMemo } from "react";
import type { BoardProps } from "../../session/types";
import { useGameWords } from "../../words/use_words";
import { Companies } from "./Companies";
import { Museum } from "./Museum";
import { Seat } from "./Pieces";
import { Sea } from "./Sea";
import { Techs } from "./Techs";
import { readView, transferFee, yearOf } from "./view";
import { Zones } from "./Zones";
import "./thesauros.css";

/** What the answer under the pointer is about, by the fields of answers. */
function litBy(props: BoardProps): Record<string, string | undefined> {
  const answer = props.look.legal.find(({ text }) => text === props.hovered);
  return answer ? answer.json : {};
}

export function ThesaurosBoard(props: BoardProps) {
  const { look, language } = props;
  const say = useGameWords(language, "thesauros", "thesauros_terminal", "page");
  const view = useMemo(() => readView(look.view), [look.view]);
  if (say === null) return null;
  const names = look.seats.map((seat, index) => seat.name || say("page.seat", index + 1));
  const { quadrimester, order } = view.board;
  const lit = litBy(props);
  const shared = { view, say, names };
  return (
    <div className="thes">
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
  );
}

// The technologies on display: whose patent, what they cost, what they are good for.

import type { Say } from "../../words/use_words";
import { dollars, Seat, stars } from "./Pieces";
import { Spot } from "./spot";
import { techs, type View } from "./view";

export function Techs({ view, say, names, lit }: { view: View; say: Say; names: string[]; lit: string | null }) {
  const { slots, owners, copies } = view.board;
  return (
    <section className="panel">
      <h2>{say("cli.thesauros.techs.title")}</h2>
      <p className="small">{say("cli.thesauros.techs.columns")}</p>
      <ul className="thes-techs" data-part="">
        {slots.map((id) => {
          const tech = techs.get(id);
          return (
            <li key={id} className="thes-tech thes-card" data-lit={lit === id || undefined}>
              <Seat seat={owners[id] ?? "none"} names={names} />
              <span className="thes-grow">
                <Spot thing={`tech:${id}`} label={say(`thesauros.gear.${id}`)}>
                  <b>{say(`thesauros.gear.${id}`)}</b>
                </Spot>{" "}
                <small>{say(`thesauros.gear.${id}.use`)}</small>
              </span>
              {tech && (
                <span className="thes-figures">
                  {dollars(tech.patent)} / {dollars(tech.object)} / {dollars(tech.royalty)} · ×{copies[id] ?? 0} ·{" "}
                  {stars(tech.end_points)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

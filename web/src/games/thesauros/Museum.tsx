// The museum: rooms, their sponsors, and whose treasures lie where.

import type { Say } from "../../words/use_words";
import { dollars, Seat, stars } from "./Pieces";
import { Spot } from "./spot";
import { roomsOf, type View } from "./view";

export function Museum({ view, say, names, lit }: { view: View; say: Say; names: string[]; lit: string | null }) {
  return (
    <section className="panel">
      <h2>{say("cli.thesauros.museum.title")}</h2>
      <p className="small">{say("cli.thesauros.museum.columns")}</p>
      <ul className="thes-rooms" data-part="">
        {roomsOf(view.setup.players).map(({ index, slots, cost, door }) => {
          const room = view.board.rooms[index]!;
          return (
            <li
              key={index}
              className="thes-room thes-card"
              data-open={room.open || undefined}
              data-lit={lit === String(index + 1) || undefined}
            >
              <Spot thing={`room:${index + 1}`} label={`${say("cli.thesauros.museum.title")} ${index + 1}`}>
                <span className="thes-number">{index + 1}</span>
              </Spot>
              <span className="thes-grow">
                {dollars(cost)} · {stars(door)} · <Seat seat={room.sponsor} names={names} />
                {room.open && <em> {say("cli.thesauros.museum.open")}</em>}
              </span>
              <span className="thes-slots">
                {slots.map((points, slot) => (
                  <span key={slot} className="thes-slot">
                    {stars(points)} <Seat seat={room.owners[slot] ?? "none"} names={names} />
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

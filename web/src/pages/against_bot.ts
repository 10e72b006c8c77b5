// One click to a table against a bot, with the options for a first game.

import { navigate } from "../app/navigation";
import { settings } from "../app/settings";
import { USUAL_LEVEL } from "../session/bots";
import { newTable } from "../session/saved";
import { tables } from "../session/use_session";
import type { Say } from "../words/use_words";
import { optionsFor } from "./options";

export function playAgainstBot(say: Say, game: string): void {
  const seats = [
    { name: settings().name, kind: "human" as const },
    { name: say("page.bot.1"), kind: "bot" as const, level: USUAL_LEVEL },
  ];
  const table = newTable(game, optionsFor(game).first, seats);
  tables.tidy();
  tables.save(table);
  navigate({ page: "local", id: table.id });
}

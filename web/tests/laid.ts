// A table as it stands on the page, at a step of a guided first game.
import { flushSync, mount, unmount } from "svelte";
import { app } from "../src/lib/app.svelte";
import { Play } from "../src/lib/play.svelte";
import { TableState } from "../src/lib/table.svelte";
import type { GameName } from "../src/lib/views";
import { loadWords } from "../src/lib/words";
import Game from "../src/tables/Game.svelte";
import { viewOf } from "./scenes";

export interface Laid {
  play: Play;
  table: TableState;
  /** The ids of what was answered. */
  sent: number[];
  clear: () => void;
}

/** Lay a table of real parts, and take it away. */
export async function lay(game: GameName, step?: string): Promise<Laid> {
  app.words ??= await loadWords("en");
  sessionStorage.clear();
  localStorage.clear();
  const table = new TableState();
  const view = viewOf(game, step);
  const clocks = { since: 0, move: null, bank: [] };
  table.link = "open";
  table.apply({ type: "update", game: "g", view, events: [], line: 0, acts: [], clocks, fresh: true });
  const sent: number[] = [];
  const play = new Play(table, () => app.words!, { answer: (_, id) => sent.push(id) });
  const target = document.createElement("div");
  target.dataset["game"] = game;
  document.body.append(target);
  const shown = mount(Game, { target, props: { play } });
  flushSync();
  const clear = () => {
    void unmount(shown);
    target.remove();
  };
  return { play, table, sent, clear };
}

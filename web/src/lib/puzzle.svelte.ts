// A puzzle that is being solved: a table without a house behind it, one answer, and the verdict.
import { TableState } from "./table.svelte";
import type { AnsweredPuzzle, ShownPuzzle } from "./views";

const NO_CLOCK = { since: 0, move: null, bank: [] };

export class Puzzling {
  readonly table = new TableState();
  told = $state.raw<AnsweredPuzzle | null>(null);

  constructor(
    readonly puzzle: ShownPuzzle,
    /** What the house says to an answer; null: it could not be asked. */
    private readonly judge: (action: number) => Promise<AnsweredPuzzle | null>,
  ) {
    const { id, view, events, acts } = puzzle;
    this.table.link = "open";
    this.table.chairs = view.players.map(() => ({ name: "", bot: "gunhand", away: false }));
    this.table.apply({ type: "update", game: id, fresh: true, clocks: NO_CLOCK, view, events, line: 0, acts });
  }

  /** The answer. Then the table waits for nobody, unless the house could not be asked. */
  async answer(action: number): Promise<void> {
    this.told = await this.judge(action);
    if (this.told) this.table.view = { ...this.puzzle.view, decision: null, deciding: null };
    this.table.sent = -1;
  }
}

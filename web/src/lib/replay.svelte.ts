// A finished game at one of its moments, as a table that only shows it.
import type { Replay } from "./api";
import { logAt } from "./log";
import type { Shown } from "./play.svelte";
import type { View } from "./views";

export class ReplayedTable implements Shown {
  readonly game = "";
  readonly room = null;
  readonly link = "connecting";
  readonly clocks = null;
  readonly trouble = null;
  sent = -1;

  constructor(
    private readonly replay: () => Replay | null,
    private readonly at: () => number,
  ) {}

  /** How many actions it had. */
  all = $derived.by(() => (this.replay()?.views.length ?? 1) - 1);
  view = $derived.by((): View | null => {
    const view = this.replay()?.views[Math.min(this.at(), this.all)];
    return view ? { ...view, seat: null } : null;
  });
  chairs = $derived.by(() => (this.replay()?.names ?? []).map((chair) => ({ ...chair, away: false })));
  acts = $derived.by(() => logAt(this.replay()?.log ?? [], this.at()));
}

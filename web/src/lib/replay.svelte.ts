// A finished game at one of its moments, as a table that only shows it, and how it runs on from there.
import type { Replay } from "./api";
import { logAt } from "./log";
import type { Shown } from "./play.svelte";
import { turnsIn, type View } from "./views";

const SPEEDS = [1, 2, 4];
/** How long an action is shown at speed 1, in milliseconds. */
const PACE = 1200;

export class ReplayedTable implements Shown {
  readonly game = "";
  readonly room = null;
  readonly link = "connecting";
  readonly clocks = null;
  readonly trouble = null;
  sent = -1;

  /** The game, once it is here. */
  replay = $state.raw<Replay | null>(null);
  /** How many of its actions are done. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);

  /** How many actions it had. */
  all = $derived((this.replay?.views.length ?? 1) - 1);
  view = $derived.by((): View | null => {
    const view = this.replay?.views[Math.min(this.at, this.all)];
    return view ? { ...view, seat: null } : null;
  });
  chairs = $derived((this.replay?.names ?? []).map((chair) => ({ ...chair, away: false })));
  acts = $derived(logAt(this.replay?.log ?? [], this.at));
  turns = $derived(turnsIn(this.replay?.events ?? []));
  /** The action that began the turn that is on. */
  turn = $derived(this.turns.findLast(({ action }) => action <= this.at)?.action ?? 0);

  step(by: 1 | -1): void {
    this.at = Math.min(this.all, Math.max(0, this.at + by));
  }

  toTurn(by: 1 | -1): void {
    const places = this.turns.map(({ action }) => action);
    const next = by > 0 ? places.find((place) => place > this.at) : places.findLast((place) => place < this.at);
    this.at = next ?? (by > 0 ? this.all : 0);
  }

  /** The next of the speeds. */
  quicken(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** For an effect: while it plays, one action after the other. */
  run(): (() => void) | undefined {
    if (!this.playing) return;
    const timer = setInterval(() => (this.at < this.all ? this.at++ : (this.playing = false)), PACE / this.speed);
    return () => clearInterval(timer);
  }
}

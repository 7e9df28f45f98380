// A guided first game, step by step. What happens was played by the rules when the page was built: tools/web_lessons.py.
import { logAt } from "./log";
import type { Room } from "./protocol";
import { TableState } from "./table.svelte";
import type { Act, LogChange, Told, View } from "./views";

export interface Step {
  /** Which words stand beside the table. */
  words: string;
  /** What they point at. */
  at: string;
  /** The id of the answer that is wanted. */
  does?: number;
  /** The card or die that is to be touched, though it can't be used. */
  touches?: string;
  view?: View;
  events?: Told[];
  line?: number;
  acts?: Act[];
}

const isLogged = (step: Step): step is Step & LogChange => step.line !== undefined;
const NO_CLOCK = { since: 0, move: null, bank: [] };

export class Lesson {
  readonly table = new TableState();
  at = $state(0);
  /** Whether the learner did something else than was asked for. */
  astray = $state(false);
  private touched = $state(false);

  constructor(readonly steps: Step[]) {
    const bot = { name: "", bot: "gunhand", guest: null, away: false };
    this.table.link = "open";
    this.table.room = { chairs: steps[0]!.view!.players.map(() => bot) } as unknown as Room;
    this.show(true);
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  /** Whether there is only something to read: then the learner goes on by themselves. */
  get read(): boolean {
    return this.step.does === undefined && (this.step.touches === undefined || this.touched);
  }

  get last(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** An answer at the table: the right one leads on. */
  answer(id: number): void {
    this.table.sent = -1;
    if (id === this.step.does) this.go(this.at + 1);
    else this.astray = true;
  }

  /** A card or die was touched that can't be used now. */
  touch(card: string | undefined, dice: number[] | undefined): void {
    const { touches } = this.step;
    if (touches !== undefined && (card === touches || dice?.includes(Number(touches)))) this.touched = true;
  }

  go(at: number): void {
    const forward = at === this.at + 1;
    this.at = Math.max(0, Math.min(at, this.steps.length - 1));
    this.astray = this.touched = false;
    this.show(!forward);
  }

  /** The table of this step: what is new, or everything from the beginning. */
  private show(fresh: boolean): void {
    const past = this.steps.slice(0, this.at + 1);
    const view = past.findLast((step) => step.view)!.view!;
    const steps = fresh ? past : past.slice(-1);
    const events = steps.flatMap((step) => step.events ?? []);
    const acts = logAt(past.filter(isLogged), past.length);
    this.table.apply({ type: "update", game: "lesson", fresh, view, events, clocks: NO_CLOCK, line: 0, acts });
  }
}

/** Where the words point: selectors on the page. */
export function pointed(at: string): string {
  const places: Record<string, string> = {
    me: ".me",
    seats: ".seat .plate",
    hand: ".hand",
    end: '[data-verb="end"]',
    stop: '[data-verb="stop"]',
    swap: '[data-verb="move"]',
    answers: ".answers",
    dice: ".dice",
    quiver: ".quiver",
  };
  const named: Record<string, (name: string) => string> = {
    card: (name) => `.hand [data-card="${name}"]`,
    seat: (name) => `.seat[data-seat="${name}"] .plate`,
    side: (name) => `.side[data-seat="${name}"]`,
    hero: (name) => `article.hero[data-hero="${name}"]`,
    die: (name) => `.die[data-die="${name}"] .cube`,
  };
  const one = (place: string): string => {
    const [kind, name] = place.split(" ");
    return name === undefined ? (places[kind!] ?? "") : named[kind!]!(name);
  };
  return at.split(", ").map(one).filter(Boolean).join(", ");
}

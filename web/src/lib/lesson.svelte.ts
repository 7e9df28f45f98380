// A guided first game, step by step. What happens was played by the rules when the page was built: tools/web_lessons.py.
import { logAt } from "./log";
import { at, heldCard, part, person } from "./places";
import type { Stage } from "./stage.svelte";
import { TableState } from "./table.svelte";
import type { LessonScene, LessonStep } from "./views";

const NO_CLOCK = { since: 0, move: null, bank: [] };

export class Lesson {
  readonly table: TableState;
  at = $state(0);
  /** Whether the learner did something else than was asked for. */
  astray = $state(false);
  private touched = $state(false);
  /** Moves that are still to be shown before the words go on. */
  private coming = $state.raw<LessonScene[]>([]);

  /** Where what happens is shown, if it is. */
  constructor(
    readonly steps: LessonStep[],
    stage?: Stage,
  ) {
    this.table = new TableState(stage);
    this.table.link = "open";
    this.table.chairs = steps[0]!.scenes!.at(-1)!.view.players.map(() => ({ name: "", bot: "gunhand", away: false }));
    this.begin();
  }

  get step(): LessonStep {
    return this.steps[this.at]!;
  }

  /** Whether there is only something to read: then the learner goes on by themselves. */
  get read(): boolean {
    return this.step.does === undefined && (this.step.touches === undefined || this.touched);
  }

  /** Whether the others play, and the learner looks on. */
  get watching(): boolean {
    return this.coming.length > 0;
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
    const forward = at === this.at + 1 && !this.watching;
    this.at = Math.max(0, Math.min(at, this.steps.length - 1));
    this.astray = this.touched = false;
    this.coming = forward ? (this.step.scenes ?? []) : [];
    if (forward) this.next();
    else this.begin();
  }

  /** Show the next move, if there is one. */
  next(): void {
    const [scene, ...coming] = this.coming;
    this.coming = coming;
    if (scene) this.table.apply({ type: "update", game: "lesson", fresh: false, clocks: NO_CLOCK, ...scene });
  }

  /** Show all moves at once. */
  skip(): void {
    while (this.watching) this.next();
  }

  /** The table of this step, with everything from the beginning. */
  private begin(): void {
    const past = this.steps.slice(0, this.at + 1).flatMap((step) => step.scenes ?? []);
    const events = past.flatMap((scene) => scene.events);
    const acts = logAt(past, past.length);
    this.table.apply({
      type: "update",
      game: "lesson",
      fresh: true,
      view: past.at(-1)!.view,
      events,
      clocks: NO_CLOCK,
      line: 0,
      acts,
    });
  }
}

/** Where the words point: selectors on the page. */
export function pointed(step: string): string {
  const places: Record<string, string> = {
    me: at("me"),
    seats: at("seat", part("plate")),
    hand: at("hand"),
    end: '[data-verb="end"]',
    stop: '[data-verb="stop"]',
    swap: '[data-verb="move"]',
    answers: at("answers"),
    dice: at("dice"),
    quiver: at("quiver"),
  };
  const named: Record<string, (name: string) => string> = {
    card: heldCard,
    seat: (name) => `${person(Number(name), "seat")} ${part("plate")}`,
    side: (name) => person(Number(name), "side"),
    hero: (name) => person(name),
    die: (name) => `[data-die="${name}"] ${part("cube")}`,
  };
  const one = (place: string): string => {
    const [kind, name] = place.split(" ");
    return name === undefined ? (places[kind!] ?? "") : named[kind!]!(name);
  };
  return step.split(", ").map(one).filter(Boolean).join(", ");
}

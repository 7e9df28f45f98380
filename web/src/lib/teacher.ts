// An analysis in words: src/sixgun/analysis/sentences.py for the page.
import type { Analysis, DecisionJudged, Deed, Ledger, Moment, PlayedAction, Point } from "./views.gen";
import { LUCKY, VERY_LUCKY } from "./curve";
import { sideName, type Narrator, type Part } from "./narrator";

const FIELDS = {
  ...Object.fromEntries(["who", "about"].map((field) => [field, { is: "someone" }])),
  ...Object.fromEntries(
    ["before", "after", "error", "turn", "first", "second"].map((field) => [field, { is: "number" }]),
  ),
  ...Object.fromEntries(["action", "best"].map((field) => [field, { is: "line" }])),
  luck: { is: "key" },
};

/** A chance in percent, without decimals; of two that are as near, the even one, as Python rounds. */
export function percent(chance: number): number {
  const exact = 100 * chance;
  const low = Math.floor(exact);
  if (exact - low !== 0.5) return Math.round(exact);
  return low % 2 === 0 ? low : low + 1;
}

/** A change in points, with its sign: between the chances as they are shown, so that all that is shown adds up. */
export function points(before: number, after: number): string {
  const value = percent(after) - percent(before);
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** Tells of one analysis, to the viewer at a seat or to nobody in particular. */
export class Teacher {
  constructor(
    readonly narrator: Narrator,
    readonly told: Analysis,
    readonly viewer: number | null,
  ) {}

  say(message: string, data: Record<string, unknown>): Part[] {
    return this.narrator.told(message, FIELDS, data, { me: this.viewer });
  }

  /** What can be done, as on a button. */
  action({ text: _, ...action }: PlayedAction, dice: string[]): Part[] {
    return this.narrator.action(action, dice);
  }

  side(side: string): string {
    return sideName(this.narrator.words, this.narrator.game, side);
  }

  /** The moments of the viewer, or of the table. */
  get moments(): Moment[] {
    return this.viewer === null ? this.told.moments : (this.told.own_moments[this.viewer] ?? []);
  }

  /** What sort of moment it is. */
  heading({ mark, kind, swing }: Moment): string {
    const { words } = this.narrator;
    if (mark) return words.say(`analysis-mark-${mark}`);
    if (kind !== "luck") return words.say("analysis-mark-choice");
    return words.say(`analysis-luck-${Math.abs(swing) >= VERY_LUCKY ? "very-" : ""}${swing > 0 ? "good" : "bad"}`);
  }

  /** What happened, and what else could have, sentence by sentence. */
  moment(moment: Moment): Part[][] {
    const { action, best, dice, falls } = moment;
    const data = {
      who: moment.seat,
      about: moment.about,
      before: percent(moment.before),
      after: percent(moment.after),
      error: Math.max(1, percent(moment.error)),
      luck: moment.luck,
      ...(action && { action: this.action(action, dice) }),
      ...(best && { best: this.action(best, dice).map((part) => ({ ...part, is: "best" })) }),
    };
    const told = [this.say(`analysis-moment-${moment.kind}`, data)];
    if (falls && Math.max(...falls) > 0)
      told.push(this.say("analysis-moment-falls", { ...data, first: falls[0], second: falls[1] }));
    return [...told, ...moment.out.map((who) => this.say("analysis-is-out", { who }))];
  }

  /** Luck at a point of the curve, as the viewer meets it. */
  luck(point: Point): Part[] {
    const { seat, luck, change } = point.step!;
    const [about, after] = [this.viewer!, point.seats[this.viewer!]!];
    const [before, now] = [percent(after - change[about]!), percent(after)];
    return this.say("analysis-moment-luck", { who: seat, about, before, after: now, luck });
  }

  /** A decision that was a mistake, as a moment. */
  mistake(one: DecisionJudged): Moment {
    const known = this.told.own_moments[one.seat]?.find(
      ({ kind, number }) => kind === "mistake" && number === one.number,
    );
    return (
      known ?? {
        ...{ kind: "mistake", number: one.number, turn: one.turn, seat: one.seat, about: one.seat },
        ...{ before: one.chance + one.loss, after: one.chance, swing: -one.loss, error: one.error },
        ...{ luck: null, mark: one.mark, action: one.played, best: one.best, dice: one.dice, out: [] },
      }
    );
  }

  /** One sentence that concludes. */
  verdict({ own_luck, own_choices }: Ledger): string {
    const sort = (value: number, least: number) => (Math.abs(value) < least ? "usual" : value > 0 ? "good" : "bad");
    return this.narrator.words.say("analysis-verdict", {
      luck: sort(own_luck, LUCKY),
      play: sort(own_choices, LUCKY / 3),
    });
  }

  /** The luck of a seat by its sorts. */
  luckSorts({ luck, start }: Ledger): string {
    const { words } = this.narrator;
    let at = start;
    const told = Object.entries(luck).map(
      ([sort, value]) => `${words.say(`analysis-sort-${sort}`)} ${points(at, (at += value))}`,
    );
    return words.say("analysis-luck-sorts", { sorts: told.join(", ") });
  }

  /** What gave somebody away. */
  deed(deed: Deed | undefined): Part[] {
    if (!deed) return this.say("analysis-no-deed", {});
    const { turn, action, dice } = deed;
    return this.say("analysis-deed", {
      turn,
      before: percent(deed.before),
      after: percent(deed.after),
      action: this.action(action, dice),
    });
  }
}

// What I am choosing at a table: taps in, an answer out. The same for all games.
import { Choices, NOTHING, type Picks } from "./choice";
import { Narrator } from "./narrator";
import type { TableState } from "./table.svelte";
import type { Action, Decision, Refusal, View } from "./views";
import type { Words } from "./words";

const NO_CARDS: string[] = [];

export class Play {
  private chosen = $state.raw<{ number: number; picks: Picks }>({ number: -1, picks: NOTHING });
  /** Why not: the refusal that is shown in the lane. */
  why = $state.raw<Refusal | null>(null);
  /** The text of a card, character or face that somebody wants to read. */
  inspected = $state.raw<{ title: string; text: string; icon: string } | null>(null);
  /** Whether the list of further choices is open. */
  listed = $state(false);

  constructor(
    readonly table: TableState,
    readonly words: Words,
    private readonly answer: (number: number, id: number) => void,
    /** Everything lies open, and nothing can be done: a replay. */
    readonly open = false,
  ) {}

  view = $derived.by((): View => this.table.view!);
  narrator = $derived.by(() => new Narrator(this.words, this.view.game, this.view.players));
  hand = $derived.by(() =>
    this.view.seat === null ? NO_CARDS : (this.view.players[this.view.seat]?.hand ?? NO_CARDS),
  );
  /** My decision, as long as it can be answered. */
  decision = $derived.by((): Decision | null => {
    const { decision } = this.view;
    const open = decision && this.table.sent !== decision.number && this.table.link === "open";
    return open ? decision : null;
  });
  choices = $derived.by(() => (this.decision ? new Choices(this.decision, this.hand) : null));
  picks = $derived.by((): Picks => (this.chosen.number === this.decision?.number ? this.chosen.picks : NOTHING));
  targets = $derived.by(() => this.choices?.targets(this.picks) ?? new Set<number | string>());
  partners = $derived.by(() =>
    this.picks.card ? (this.choices?.partners(this.picks) ?? new Set<string>()) : new Set<string>(),
  );
  /** Whether seats show if they can be aimed at. */
  aiming = $derived.by(() => this.targets.size > 0);
  ends = $derived.by(() => this.decision?.actions.find((action) => action.verb === "end"));
  /** A question with big answers: somebody else's deed, or a choice without cards of the hand. */
  reaction = $derived.by(() => {
    const { choices, decision } = this;
    return choices && decision && !this.ends && decision.question.name !== "reroll" && choices.buttons.length > 0;
  });
  /** What the panel over the felt lists; nothing: there is no panel. */
  panel = $derived.by((): Action[] => {
    const { choices, picks } = this;
    if (!choices) return [];
    if (picks.target !== undefined) return choices.left(picks);
    if (picks.card !== undefined) return choices.plain(picks).length > 1 ? choices.left(picks) : [];
    if (choices.loose.length > 0 && (!this.ends || this.listed)) return choices.loose;
    return [];
  });
  /** The one thing that the chosen card does without a target. */
  single = $derived.by((): Action | null => {
    const plain = this.picks.card !== undefined && this.choices ? this.choices.plain(this.picks) : [];
    return plain.length === 1 ? plain[0]! : null;
  });

  private pick(picks: Picks): void {
    this.why = null;
    this.inspected = null;
    this.chosen = { number: this.decision?.number ?? -1, picks };
  }

  send(action: Action): void {
    const { decision } = this;
    if (!decision) return;
    this.pick(NOTHING);
    this.listed = false;
    this.table.sent = decision.number;
    this.answer(decision.number, action.id);
  }

  /** One step back. */
  back(): void {
    const { card, target } = this.picks;
    this.listed = false;
    this.pick(target !== undefined && card !== undefined ? { ...NOTHING, card } : NOTHING);
  }

  /** A card of my hand is tapped: chosen, paired, sent by the second tap, or told why not. */
  tapCard(card: string): void {
    const { choices, picks } = this;
    if (!choices?.cards.has(card)) {
      this.refuse(choices?.whyCard(card) ?? null);
      return;
    }
    const pair = choices.left(picks).find((action) => pairs(action, picks.card, card));
    if (pair) this.send(pair);
    else if (picks.card === card && this.single) this.send(this.single);
    else this.pick(picks.card === card ? NOTHING : { ...NOTHING, card });
  }

  /** A seat or a character is tapped. */
  tapTarget(target: number | string): void {
    const { choices, picks } = this;
    if (!choices) return;
    if (!this.targets.has(target)) {
      if (this.aiming) this.refuse(choices.whyTarget(picks, target) ?? null);
      return;
    }
    const left = choices.left({ ...picks, target });
    if (left.length === 1) this.send(left[0]!);
    else this.pick({ ...picks, target });
  }

  /** A die is tapped: rolled again or kept. */
  tapDie(die: number): void {
    const { choices, picks } = this;
    if (!choices?.dice.has(die)) {
      this.refuse(this.decision?.refused.find((refusal) => refusal.dice?.includes(die)) ?? null);
      return;
    }
    const dice = picks.dice.includes(die) ? picks.dice.filter((other) => other !== die) : [...picks.dice, die];
    this.pick({ ...NOTHING, dice });
  }

  /** All dice that may be rolled again. */
  allDice(): void {
    if (this.choices) this.pick({ ...NOTHING, dice: [...this.choices.dice] });
  }

  refuse(why: Refusal | null): void {
    this.why = why;
  }

  inspect(title: string, text: string, icon: string): void {
    this.inspected = { title, text, icon };
    this.why = null;
  }

  /** The answer with a verb, if it can be given now. */
  verb(...verbs: string[]): Action | undefined {
    return this.choices?.buttons.find((action) => verbs.includes(action.verb));
  }
}

function pairs(action: Action, card: string | undefined, other: string): boolean {
  if (card === undefined || action.other === undefined || card === other) return false;
  return (action.card === card && action.other === other) || (action.card === other && action.other === card);
}

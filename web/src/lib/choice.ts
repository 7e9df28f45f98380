// What can be tapped: the legal actions of a decision, narrowed by what is chosen already. It knows no rule.
import type { Action, Decision, DeedFacts, Refusal } from "./views";

export interface Picks {
  card?: string | undefined;
  target?: number | string | undefined;
  /** The hand card that pays for the chosen one. */
  price?: string | undefined;
  /** What is done without a card, at somebody who is still to be chosen. */
  verb?: string | undefined;
  /** The id of one of several ways. */
  option?: number | undefined;
  /** The cards that go when the turn ends, while they are being chosen. */
  drops?: string[] | undefined;
  dice: number[];
}

export const NOTHING: Picks = { dice: [] };

const TARGETS = (action: Action): number | string | undefined => action.target ?? action.character;

export const isAimed = (action: Action): boolean => TARGETS(action) !== undefined;

/** The choices of one decision for the one who is asked. */
export class Choices {
  private readonly held: Set<string>;

  constructor(
    readonly decision: Decision,
    /** The cards that can be taken up: those of the hand, and what lies ready in front of me. */
    hand: readonly string[],
    /** The answers that choose a character, or a card of a hand. */
    private readonly deeds: Record<string, DeedFacts> = {},
  ) {
    this.held = new Set(hand);
  }

  private is(action: Action, ...kinds: string[]): boolean {
    return kinds.includes(this.deeds[action.verb]?.is ?? "");
  }

  /** Those of the hand that something can be done with. */
  get cards(): Set<string> {
    const own = this.decision.actions.flatMap(({ card, other }) => [card, other]);
    return new Set(own.filter((card): card is string => card !== undefined && this.held.has(card)));
  }

  /** Everything that can still be meant. */
  left(picks: Picks): Action[] {
    return this.decision.actions.filter((action) => fits(action, picks, this.held));
  }

  /** Whom the choice can still be aimed at. */
  targets(picks: Picks): Set<number | string> {
    if (picks.target !== undefined) return new Set();
    const aimed = this.left(picks)
      .filter((action) => !this.is(action, "character") && (picks.verb === action.verb || !this.is(action, "aim")))
      .map(TARGETS);
    return new Set(aimed.filter((target): target is number | string => target !== undefined));
  }

  /** The cards that can pay for the chosen one. */
  prices(picks: Picks): Set<string> {
    const left = this.left({ ...picks, price: undefined });
    return new Set(left.flatMap(({ price }) => price ?? []));
  }

  /** Whether it is still to be chosen which card pays. */
  unpaid(picks: Picks): boolean {
    return picks.card !== undefined && picks.price === undefined && this.prices(picks).size > 0;
  }

  /** The cards that would go together with the chosen one. */
  partners(picks: Picks): Set<string> {
    const prices = this.prices(picks);
    if (prices.size) return prices;
    const pairs = this.left(picks).filter((action) => action.other !== undefined);
    return new Set(pairs.flatMap(({ card, other }) => [card!, other!]).filter((card) => card !== picks.card));
  }

  /** What the chosen card can do without a target. */
  plain(picks: Picks): Action[] {
    if (this.unpaid(picks)) return [];
    return this.left(picks).filter((action) => TARGETS(action) === undefined && action.other === undefined);
  }

  /** Answers that need nothing to be chosen first. */
  get buttons(): Action[] {
    return this.decision.actions.filter(
      (action) => !action.card && !action.dice && TARGETS(action) === undefined && !this.is(action, "hand"),
    );
  }

  /** Cards that are not in the hand: open ones, equipment, the card of a decision. */
  get loose(): Action[] {
    return this.decision.actions.filter((action) => action.card !== undefined && !this.held.has(action.card));
  }

  /** A random card of a hand, instead of one in play. */
  get hands(): Action[] {
    return this.decision.actions.filter((action) => this.is(action, "hand") && action.card === undefined);
  }

  /** Characters to choose from. */
  get cast(): Action[] {
    return this.decision.actions.filter((action) => this.is(action, "character"));
  }

  /** What is chosen first, without a card, and then aimed at somebody: each verb once. */
  get direct(): string[] {
    return [...new Set(this.decision.actions.filter((action) => this.is(action, "aim")).map(({ verb }) => verb))];
  }

  /** The roll of exactly these dice. */
  roll(dice: readonly number[]): Action | undefined {
    const wanted = [...dice].sort().join();
    return this.decision.actions.find((action) => action.dice?.join() === wanted);
  }

  /** The dice that may be rolled again. */
  get dice(): Set<number> {
    return new Set(this.decision.actions.flatMap((action) => action.dice ?? []));
  }

  /** Why a card of the hand can't be played. */
  whyCard(card: string): Refusal | undefined {
    return this.decision.refused.find((refusal) => refusal.card === card);
  }

  /** Why a seat or character is no target of what is chosen. */
  whyTarget(picks: Picks, target: number | string): Refusal | undefined {
    return this.decision.refused.find((refusal) => refusal.card === picks.card && refusal.target === target);
  }
}

function fits(action: Action, picks: Picks, held: Set<string>): boolean {
  if (picks.card !== undefined && action.card !== picks.card && action.other !== picks.card) return false;
  if (picks.card === undefined && action.card !== undefined && held.has(action.card)) return false;
  if (picks.price !== undefined && action.price !== picks.price) return false;
  if (picks.verb !== undefined && action.verb !== picks.verb) return false;
  return picks.target === undefined || TARGETS(action) === picks.target;
}

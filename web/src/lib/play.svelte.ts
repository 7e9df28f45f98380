// What I am choosing at a table: taps in, an answer out. The same for all games.
import { Choices, isAimed, NOTHING, type Picks } from "./choice";
import { begun, keepBegun, keepOrder, moved, ordered, orderIn, type Begun } from "./keeping";
import type { News } from "./log";
import { Narrator, type Named } from "./narrator";
import type { TableState } from "./table.svelte";
import type { Action, Decision, GameName, Player, Refusal, View } from "./views";
import type { Words } from "./words";

const NO_CARDS: string[] = [];
const HEALING = new Set(["beer", "gift"]);
const CHOOSING = new Set(["draw-from", "front", "clear-arrow"]);

/** What the lane tells; the name of a card stands on it already, where there is little room. */
export interface Spoken {
  title: string;
  text: string;
  icon: string;
  card?: boolean;
}

export type Aims = "aim" | "beer" | "choose";

export class Play {
  /** What I have begun to choose; a reload and a lost connection don't take it away. */
  private chosen = $state.raw<Begun | null>(begun());
  /** The order of my cards, where I have changed it. */
  private order = $state.raw<{ game: string; cards: string[] } | null>(null);
  /** Why not: the refusal that is shown in the lane. */
  why = $state.raw<Refusal | null>(null);
  /** The text of a card or character that somebody wants to read. */
  inspected = $state.raw<Spoken | null>(null);
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
  /** The game and who plays it. It is a text, so that a view in which that is the same changes no line of the log. */
  private cast = $derived.by(() => {
    const { game, players } = this.view;
    return JSON.stringify({ game, players: players.map(named) });
  });
  narrator = $derived.by(() => {
    const { game, players } = JSON.parse(this.cast) as { game: GameName; players: Named[] };
    return new Narrator(this.words, game, players);
  });
  hand = $derived.by(() => {
    const { view, table } = this;
    const held = view.seat === null || view.game === "dice" ? NO_CARDS : (view.players[view.seat]?.hand ?? NO_CARDS);
    return ordered(held, this.order?.game === table.game ? this.order.cards : orderIn(table.game));
  });
  /** My decision, as long as it can be answered. */
  decision = $derived.by((): Decision | null => {
    const { decision } = this.view;
    const open = decision && this.table.sent !== decision.number && this.table.link === "open";
    return open ? decision : null;
  });
  choices = $derived.by(() => (this.decision ? new Choices(this.decision, this.hand) : null));
  picks = $derived.by((): Picks => {
    const { chosen, decision, table } = this;
    return chosen && chosen.game === table.game && chosen.number === decision?.number ? chosen.picks : NOTHING;
  });
  targets = $derived.by(() => this.choices?.targets(this.picks) ?? new Set<number | string>());
  partners = $derived.by(() =>
    this.picks.card ? (this.choices?.partners(this.picks) ?? new Set<string>()) : new Set<string>(),
  );
  /** Whether seats show if they can be aimed at. */
  aiming = $derived.by(() => this.targets.size > 0);
  /** What is done to whom is chosen: they are aimed at, get a Beer, or are just chosen. */
  aims = $derived.by((): Aims => {
    const verbs = new Set(this.choices?.left(this.picks).filter(isAimed).map(({ verb }) => verb));
    if ([...verbs].every((verb) => HEALING.has(verb))) return "beer";
    return [...verbs].every((verb) => CHOOSING.has(verb)) ? "choose" : "aim";
  });
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

  /** What is new in the log, to be read out. */
  read(news: News[]): string {
    const { narrator, view } = this;
    return news.map(({ act, from }) => narrator.aloud(narrator.act(act, view.seat, from))).join(". ");
  }

  private pick(picks: Picks): void {
    this.why = null;
    this.inspected = null;
    this.chosen = { game: this.table.game, number: this.decision?.number ?? -1, picks };
    if (this.table.room?.code) keepBegun(this.chosen);
  }

  /** A card is taken up to be dragged: whom it can be aimed at lights up. */
  lift(card: string): void {
    if (this.choices?.cards.has(card)) this.pick({ ...NOTHING, card });
    else this.refuse(this.choices?.whyCard(card) ?? null);
  }

  /** Put a card of my hand at the place of another. */
  place(card: string, to: string): void {
    const cards = moved(this.hand, card, to);
    this.order = { game: this.table.game, cards };
    if (this.table.room?.code) keepOrder(this.table.game, cards);
  }

  /** Move a card of my hand one place. */
  shift(card: string, step: number): void {
    const to = this.hand[this.hand.indexOf(card) + step];
    if (to !== undefined) this.place(card, to);
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

  inspect(spoken: Spoken): void {
    this.inspected = spoken;
    this.why = null;
  }

  /** The answer with a verb, if it can be given now. */
  verb(...verbs: string[]): Action | undefined {
    return this.choices?.buttons.find((action) => verbs.includes(action.verb));
  }
}

const named = (player: Player): Named =>
  "side" in player ? { side: player.side } : { character: player.character };

function pairs(action: Action, card: string | undefined, other: string): boolean {
  if (card === undefined || action.other === undefined || card === other) return false;
  return (action.card === card && action.other === other) || (action.card === other && action.other === card);
}

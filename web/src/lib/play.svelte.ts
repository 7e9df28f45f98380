// What I am choosing at a table: taps in, an answer out. The same for all games.
import { Choices, isAimed, NOTHING, type Picks } from "./choice";
import { begun, keepBegun, keepOrder, moved, ordered, orderIn, type Begun } from "./keeping";
import { attackOnAll, barrelFailed, eyesOf } from "./headline";
import type { News } from "./log";
import { Narrator, type Named, type Part } from "./narrator";
import { settings } from "./settings.svelte";
import { answersOf, hasSymbol, resultOf, type Answer, type Change } from "./stakes";
import type { Seated, TableState } from "./table.svelte";
import {
  withoutUnchosen,
  type Action,
  type Decision,
  type GameName,
  type Player,
  type Refusal,
  type View,
} from "./views";
import { deedOf, GAMES, printed } from "./vocabulary";
import { excessOf, warningOf, type Warning } from "./warnings";
import type { Words } from "./words";

const NO_CARDS: string[] = [];
/** More answers than this are cards or seats to tap, never a list. */
const MOST = 4;

/** What the lane tells; the name of a card stands on it already, where there is little room. */
export interface Spoken {
  title: string;
  text: string;
  icon: string;
  card?: boolean;
}

/** What is to be seen of a table. */
export type Shown = Pick<
  TableState,
  "view" | "chairs" | "game" | "room" | "link" | "sent" | "acts" | "clocks" | "trouble"
> & { hint?: TableState["hint"] };

/** What becomes of what I do. */
export interface Ways {
  answer?: (number: number, id: number) => void;
  refused?: (why: Refusal) => void;
  open?: boolean;
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
  /** Whose role I think about: a seat, everybody, or nobody's. */
  who = $state<number | "all" | null>(null);
  /** The cards that are still to be discarded at the end of the turn: chosen before it was sent. */
  private dropping = $state.raw<string[]>([]);

  /** Everything lies open, and nothing can be done: a replay. */
  readonly open: boolean;

  constructor(
    readonly table: Shown,
    /** In the language of now. */
    private readonly words: () => Words,
    private readonly ways: Ways = {},
  ) {
    this.open = ways.open ?? false;
  }

  view = $derived.by((): View => withoutUnchosen(this.table.view!));
  /** The game and who plays it. It is a text, so that a view in which that is the same changes no line of the log. */
  private cast = $derived.by(() => {
    const { game, players } = this.view;
    const { chairs } = this.table;
    /** Nobody goes by a character that isn't chosen yet. */
    const called = (player: Player, chair: Seated) =>
      game !== "duel" && ((settings.names && !chair.bot) || named(player).character === "unknown");
    return JSON.stringify({
      game,
      players: players.map((player, seat) => {
        const chair = chairs[seat];
        return { ...named(player), name: chair && called(player, chair) ? chair.name : undefined };
      }),
    });
  });
  narrator = $derived.by(() => {
    const { game, players } = JSON.parse(this.cast) as { game: GameName; players: Named[] };
    return new Narrator(this.words(), game, players);
  });
  hand = $derived.by(() => {
    const { view, table } = this;
    const held = view.seat === null || view.game === "dice" ? NO_CARDS : (view.players[view.seat]?.hand ?? NO_CARDS);
    return ordered(held, this.order?.game === table.game ? this.order.cards : orderIn(table.game));
  });
  /** The green cards that lie in front of me: they are used like those of the hand. */
  tray = $derived.by((): string[] => {
    const { view } = this;
    if (view.game !== "classic" || view.seat === null) return NO_CARDS;
    return view.players[view.seat]!.in_play.filter((card) => printed("classic", card)?.colour === "green");
  });
  private unanswered = $derived.by((): Decision | null => {
    const { decision } = this.view;
    const open = decision && this.table.sent !== decision.number && this.table.link === "open";
    return open ? decision : null;
  });
  /** What was chosen to be discarded, and can be now. */
  private dropped = $derived.by(() =>
    this.unanswered?.actions.find(({ verb, card }) => verb === "discard" && this.dropping.includes(card!)),
  );
  /** My decision, as long as it can be answered and isn't already. */
  decision = $derived.by((): Decision | null => (this.dropped ? null : this.unanswered));
  /** What I am asked, and what of mine has failed before. */
  asked = $derived.by((): Part[] => {
    const { view, narrator } = this;
    if (!view.decision) return [];
    const { question } = view.decision;
    const failed = barrelFailed(this.table.acts, eyesOf(view));
    const told = narrator.question(question, attackOnAll(this.table.acts, question.by, view.game));
    return failed ? [{ is: "text", text: `${this.words().say("web-barrel-failed")} ` }, ...told] : told;
  });
  choices = $derived.by(() => {
    const { decision, hand, tray, view } = this;
    if (!decision) return null;
    // One of them that is only chosen, among all that lie on the table, lies there like the others.
    const used = tray.filter((card) =>
      decision.actions.some((action) => action.card === card && deedOf(view.game, action.verb).is !== "choice"),
    );
    return new Choices(decision, [...used, ...hand], GAMES[view.game].deeds);
  });
  picks = $derived.by((): Picks => {
    const { chosen, decision, table } = this;
    return chosen && chosen.game === table.game && chosen.number === decision?.number ? chosen.picks : NOTHING;
  });
  targets = $derived.by(() => this.choices?.targets(this.picks) ?? new Set<number | string>());
  partners = $derived.by(() =>
    this.picks.card ? (this.choices?.partners(this.picks) ?? new Set<string>()) : new Set<string>(),
  );
  /** Whether it is still to be chosen which card pays for the chosen one. */
  unpaid = $derived.by(() => this.choices?.unpaid(this.picks) ?? false);
  /** Whether seats show if they can be aimed at. */
  aiming = $derived.by(() => this.targets.size > 0);
  /** What is done to whom is chosen: they are aimed at, get a Beer, or are just chosen. */
  aims = $derived.by((): Aims => {
    const aimed = this.choices?.left(this.picks).filter(isAimed) ?? [];
    if (this.picks.card !== undefined && hasSymbol(this.view, this.picks.card, "life")) return "choose";
    const deeds = new Set(aimed.map(({ verb }) => deedOf(this.view.game, verb).is));
    if (deeds.size !== 1) return "aim";
    return deeds.has("heal") ? "beer" : deeds.has("choice") ? "choose" : "aim";
  });
  ends = $derived.by(() => this.decision?.actions.find((action) => action.verb === "end"));
  /** A question with big answers: somebody else's deed, or a choice without cards of the hand. */
  reaction = $derived.by(() => {
    const { choices, decision } = this;
    return choices && decision && !this.ends && decision.question.name !== "reroll" && choices.buttons.length > 0;
  });
  /** What lies on the felt to be chosen from. What stands among the answers doesn't. */
  panel = $derived.by((): Action[] => {
    const { choices, picks } = this;
    if (!choices || picks.drops || this.unpaid) return [];
    if (picks.target !== undefined) return choices.left(picks).length > 1 ? choices.left(picks) : [];
    if (picks.card !== undefined) return choices.plain(picks).length > 1 && !this.reaction ? choices.left(picks) : [];
    if (choices.cast.length) return choices.cast;
    const { hands, loose } = choices;
    return this.scattered || (this.ends && !this.listed) ? hands : [...hands, ...loose];
  });
  /** Whether what can be chosen lies in front of several players: then one of them is chosen first. */
  private scattered = $derived.by(() => {
    const loose = this.choices?.loose ?? [];
    return loose.every(isAimed) && new Set(loose.map(({ target }) => target)).size > 1;
  });
  /** Whose cards are chosen from: the target, or the one whom the question is about. */
  robbed = $derived.by((): number | undefined => {
    const target = this.picks.target ?? (this.panel.length ? this.decision?.question.target : undefined);
    return typeof target === "number" && this.view.game !== "duel" ? target : undefined;
  });
  /** The answers to a question; what lies on the felt is none of them. */
  answers = $derived.by((): Answer[] => {
    const { choices, decision, view } = this;
    if (!choices || !decision || !this.reaction) return [];
    const loose = new Set(choices.loose);
    const rest = decision.actions.filter((action) => !isAimed(action) && !loose.has(action));
    const answers = answersOf(view, rest);
    return answers.length > MOST ? answersOf(view, choices.buttons) : answers;
  });
  /** What a confirmation would send: the way that is chosen, or the one thing that the chosen card does without a target. */
  single = $derived.by((): Action | null => {
    const { option } = this.picks;
    if (option !== undefined) return this.decision?.actions.find(({ id }) => id === option) ?? null;
    const plain = this.picks.card !== undefined && this.choices ? this.choices.plain(this.picks) : [];
    return plain.length === 1 ? plain[0]! : null;
  });

  /** The only answer there is. The end of a turn is never taken away from anybody. */
  foregone = $derived.by((): Action | null => {
    const actions = this.decision?.actions ?? [];
    return actions.length === 1 && actions[0]!.verb !== "end" ? actions[0]! : null;
  });
  /** How many cards must go if the turn ends now. */
  excess = $derived.by(() => (this.ends ? excessOf(this.view) : 0));
  /** The cards that go when the turn ends, while they are being chosen. */
  drops = $derived.by(() => this.picks.drops);
  /** What may be regretted of what a confirmation would send, or of a target. */
  warning = $derived.by((): Warning | null => {
    const { choices, picks, single, view } = this;
    if (single) return warningOf(view, single);
    const warnings = this.aiming ? (choices?.left(picks) ?? []).map((action) => warningOf(view, action)) : [];
    const first = warnings.find((warning) => warning) ?? null;
    return first?.name === "full" && warnings.includes(null) ? null : first; // somebody needs it
  });

  /** What happens to a target, if it hits. */
  result(target: number | string): Change | null {
    const action = this.aimedAt(target);
    return action ? resultOf(this.view, action) : null;
  }

  /** What may be regretted of a target. */
  regret(target: number | string): Warning | null {
    const action = this.aimedAt(target);
    return action ? warningOf(this.view, action) : null;
  }

  private aimedAt(target: number | string): Action | undefined {
    return this.choices?.left({ ...this.picks, target })[0];
  }

  /** What is new in the log, to be read out. */
  read(news: News[]): string {
    const { narrator, view } = this;
    return news.map(({ act, from }) => narrator.aloud(narrator.act(act, view.seat, from))).join(". ");
  }

  private pick(picks: Picks): void {
    this.why = null;
    this.inspected = null;
    this.chosen = { game: this.table.game, number: this.decision?.number ?? -1, picks };
    if (this.table.room) keepBegun(this.chosen);
  }

  /** A card is taken up to be dragged: whom it can be aimed at lights up. */
  lift(card: string): void {
    if (this.drops) return;
    if (this.choices?.cards.has(card)) this.pick({ ...NOTHING, card });
    else this.refuse(this.choices?.whyCard(card) ?? null);
  }

  /** Put a card of my hand at the place of another. */
  place(card: string, to: string): void {
    if (!this.hand.includes(card)) return;
    const cards = moved(this.hand, card, to);
    this.order = { game: this.table.game, cards };
    if (this.table.room) keepOrder(this.table.game, cards);
  }

  /** Move a card of my hand one place. */
  shift(card: string, step: number): void {
    const from = this.hand.indexOf(card);
    const to = this.hand[from + step];
    if (from >= 0 && to !== undefined) this.place(card, to);
  }

  send(action: Action): void {
    if (!this.decision) return;
    this.pick(NOTHING);
    this.listed = false;
    this.post(this.decision, action);
  }

  private post({ number }: Decision, { id }: Action): void {
    this.table.sent = number;
    this.ways.answer?.(number, id);
  }

  /** End the turn. Where cards must be discarded they are chosen first, so that one can still go back. */
  end(): void {
    const { drops, ends, excess } = this;
    if (!ends) return;
    if (!excess || !this.table.room) return this.send(ends);
    if (!drops) return this.pick({ ...NOTHING, drops: [] });
    if (drops.length < excess) return;
    this.send(ends);
    this.dropping = drops;
  }

  /** Discard what was chosen before the turn was ended; any other question ends that. */
  carryOn(): void {
    const { dropped, unanswered } = this;
    if (dropped) {
      this.dropping = this.dropping.filter((card) => card !== dropped.card);
      this.post(unanswered!, dropped);
    } else if (unanswered && this.dropping.length) this.dropping = [];
  }

  /** One step back. */
  back(): void {
    const { card, target, price } = this.picks;
    this.listed = false;
    if (card === undefined) this.pick(NOTHING);
    else if (target !== undefined) this.pick({ ...NOTHING, card, price });
    else this.pick(price !== undefined ? { ...NOTHING, card } : NOTHING);
  }

  /** What is chosen first and then aimed: a target is still to be tapped. */
  take(verb: string): void {
    this.pick({ ...NOTHING, verb });
  }

  /** A card that pays for the chosen one, or doesn't any more. */
  private pay(card: string): void {
    const { choices, picks } = this;
    const price = picks.price === card ? undefined : card;
    const left = choices!.left({ ...picks, price });
    if (price !== undefined && picks.target !== undefined && left.length === 1) this.send(left[0]!);
    else this.pick({ ...picks, price, option: undefined });
  }

  /** A card of my hand is tapped: chosen, paired, sent by the second tap, or told why not. */
  tapCard(card: string): void {
    const { choices, drops, picks } = this;
    if (drops) {
      this.pick({ ...NOTHING, drops: toggled(drops, card).slice(-this.excess) });
      return;
    }
    if (picks.card !== undefined && picks.card !== card && choices?.prices(picks).has(card)) return this.pay(card);
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
    if (target === picks.target && this.single) return this.send(this.single);
    if (!this.targets.has(target)) {
      if (this.aiming) this.refuse(choices.whyTarget(picks, target) ?? null);
      return;
    }
    const left = choices.left({ ...picks, target });
    if (left.length === 1 && !this.unpaid) this.send(left[0]!);
    else this.pick({ ...picks, target });
  }

  /** Choose all that a hint names, and send nothing: what a single button does is left to it. */
  follow(action: Action): void {
    const { choices } = this;
    const { id, card, dice, price, verb } = action;
    if (!choices || choices.buttons.includes(action)) return;
    if (dice?.length) return this.pick({ ...NOTHING, dice: [...dice] });
    const held = card !== undefined && choices.cards.has(card) ? card : undefined;
    const target = choices.cast.includes(action) ? undefined : (action.target ?? action.character);
    const direct = choices.direct.includes(verb) ? verb : undefined;
    this.pick({ ...NOTHING, card: held, target, price, verb: direct, option: id });
  }

  /** One of several ways is tapped: chosen, and sent by the second tap. */
  tapOption(action: Action): void {
    if (this.picks.option === action.id) this.send(action);
    else this.pick({ ...this.picks, option: action.id });
  }

  /** A die is tapped: rolled again or kept. */
  tapDie(die: number): void {
    const { choices, picks } = this;
    if (!choices?.dice.has(die)) {
      this.refuse(this.decision?.refused.find((refusal) => refusal.dice?.includes(die)) ?? null);
      return;
    }
    this.pick({ ...NOTHING, dice: toggled(picks.dice, die) });
  }

  /** All dice that may be rolled again. */
  allDice(): void {
    if (this.choices) this.pick({ ...NOTHING, dice: [...this.choices.dice] });
  }

  refuse(why: Refusal | null): void {
    this.why = why;
    if (why) this.ways.refused?.(why);
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

const named = (player: Player): Named => ("side" in player ? { side: player.side } : { character: player.character });

const toggled = <T>(all: T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

function pairs(action: Action, card: string | undefined, other: string): boolean {
  if (card === undefined || action.other === undefined || card === other) return false;
  return (action.card === card && action.other === other) || (action.card === other && action.other === card);
}

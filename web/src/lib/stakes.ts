// What an answer or a shot comes to in life points, whose cards are meant, and which answer is plainly meant: all from
// what everybody sees and what the vocabulary says of cards and answers.
import type { Action, ClassicView, DiceView, DuelCharacter, DuelView, View } from "./views";
import { deedOf, GAMES, kindOf, printed } from "./vocabulary";

/** Life points before and after; somebody may be out then. */
export interface Change {
  from: number;
  to: number;
  out: boolean;
}

type Who = number | string;

/** A character of The Duel that stands on the table. */
function hero(view: DuelView, name: Who): DuelCharacter | undefined {
  return view.players.flatMap(({ characters }) => characters).find((each) => each?.character === name) ?? undefined;
}

/** The seat of a player, or of the side that a character stands on. */
export function sideOf(view: View, who: Who): number {
  if (view.game !== "duel") return Number(who);
  return view.players.findIndex(({ characters }) => characters.some((each) => each?.character === who));
}

/** The life of somebody, less what is decided already and not yet lost. */
function lifeOf(view: View, who: Who): number {
  if (view.game === "duel") return hero(view, who)?.life ?? 0;
  const life = view.players[Number(who)]?.life ?? 0;
  return view.game === "dice" ? life - pending(view, Number(who)) : life;
}

/** What the dice have been aimed for, or what was not exchanged for an arrow. */
function pending(view: DiceView, seat: number): number {
  const { frame, points, kept } = view.stack.at(-1) ?? {};
  if (frame === "aiming") return (points as number[])[seat] ?? 0;
  return frame === "losing" && seat === view.seat ? Number(kept) : 0;
}

const less = (life: number, points: number): Change => {
  const to = Math.max(0, life - points);
  return { from: life, to, out: to === 0 };
};

/** Whether I hold what saves me from the last shot. */
function canDrink(view: ClassicView): boolean {
  const living = view.players.filter(({ alive }) => alive).length;
  const hand = view.players[view.seat!]!.hand;
  return living > 2 && hand.some((card) => hasSymbol(view, card, "beer"));
}

/** What is printed on a card, and on no hidden one. */
export function hasSymbol(view: View, card: string, symbol: string): boolean {
  const kind = printed(view.game, card)?.kind;
  return kind !== undefined && kindOf(view.game, kind).symbols.includes(symbol);
}

/** Whether an answer is to let it happen, and the only one that costs life. */
export function takesHit(view: View, answers: Answer[], action: Action): boolean {
  const staked = answers.filter((answer) => costOf(view, answer.action)).length;
  return action.verb === "pass" && staked === 1 && (costOf(view, action)?.from ?? 0) > 0;
}

/** Who loses life by an answer: I, in The Duel the one who is asked about, or the companion who takes it. */
export function loser(view: View, { verb }: Action): Who {
  const target = view.decision?.question.target;
  if (view.game !== "duel" || target === undefined) return view.seat!;
  if (verb !== "shield") return target;
  const { characters } = view.players[sideOf(view, target)]!;
  return characters.find((each) => each && each.character !== target)?.character ?? target;
}

/** What an answer costs me, if life is at stake. */
export function costOf(view: View, action: Action): Change | null {
  const { question } = view.decision ?? {};
  if (!question || !GAMES[view.game].stakes[question.name]?.includes(action.verb)) return null;
  const life = lifeOf(view, loser(view, action));
  const change = less(life, 1);
  return life > 0 && change.out && view.game === "classic" && canDrink(view) ? { ...change, out: false } : change;
}

/** What an action does to its target, if it hits. */
export function resultOf(view: View, action: Action): Change | null {
  const target = action.target ?? action.character;
  if (target === undefined) return null;
  const deed = deedOf(view.game, action.verb);
  if (deed.is === "choice") return null;
  const kind = action.card && printed(view.game, action.card)?.kind;
  const points = deed.hurts ?? (kind ? kindOf(view.game, kind).hurts : 0);
  if (points) return less(lifeOf(view, target), points);
  return view.game === "dice" && deed.is === "heal" ? healed(view, Number(target)) : null;
}

/** Nobody gets more life than there is room for. */
function healed(view: DiceView, seat: number): Change {
  const { life, max_life } = view.players[seat]!;
  const points = seat === view.seat ? (view.decision?.question.heals_self ?? 1) : 1;
  return { from: life, to: Math.min(max_life, life + points), out: false };
}

/** An answer, with how many cards would do for it. */
export interface Answer {
  action: Action;
  cards: number;
}

/** Answers with cards of the same kind are one answer. */
export function answersOf(view: View, actions: Action[]): Answer[] {
  const found = new Map<string, Answer>();
  for (const action of actions) {
    const { id, card, ...rest } = action;
    const kind = card && (printed(view.game, card)?.kind ?? card);
    const key = JSON.stringify([kind, rest]);
    const twin = found.get(key);
    if (twin) twin.cards += 1;
    else found.set(key, { action, cards: 1 });
  }
  return [...found.values()];
}

/** The answer that is plainly meant: the only way on, the only one that costs nothing and closes no other, or the only
 * one that doesn't end in "out". */
export function meant(view: View, answers: Answer[]): Answer | null {
  if (answers.length === 1) return answers[0]!;
  const free = answers.filter(({ action }) => deedOf(view.game, action.verb).is === "free");
  if (free.length === 1) return free[0]!;
  const safe = answers.filter(({ action }) => !costOf(view, action)?.out);
  return safe.length === 1 ? safe[0]! : null;
}

/** Whose card, hand or characters an action is about: a seat, or nobody's. */
export function ownerOf(view: View, { taken, card, side, back, target }: Action): number | null {
  if (side !== undefined) return seatWith(view, (player) => "side" in player && player.side === side);
  if (back !== undefined) return view.seat === null ? null : 1 - view.seat;
  const lies = taken ?? card;
  const owner = lies === undefined ? null : seatWith(view, (player) => inPlay(player).includes(lies));
  return owner ?? (view.game === "classic" && typeof target === "number" ? target : null);
}

function seatWith(view: View, is: (player: View["players"][number]) => boolean): number | null {
  const seat = (view.players as View["players"][number][]).findIndex(is);
  return seat < 0 ? null : seat;
}

/** The cards that lie in front of a player. */
function inPlay(player: View["players"][number]): string[] {
  if ("in_play" in player) return player.in_play;
  return "characters" in player ? player.characters.flatMap((each) => each?.equipment ?? []) : [];
}

// What a card shows besides its name. None of this decides anything.
import { ACT } from "./icons";
import type { GameName, LogAct, PrintedCard, View } from "./views";
import { kindOf, printed } from "./vocabulary";

export function cardOf(game: GameName, card: string): PrintedCard | undefined {
  return printed(game, card);
}

/** The message with what a kind of card does. */
export function cardText(game: GameName, kind: string): string {
  return game === "duel" ? `cardtext-duel-${kind}` : `cardtext-${kind}`;
}

/** The ability that somebody has: their own, or one that they have borrowed. */
export function abilityOf(player: { character: string; ability?: string }): string {
  return player.ability ?? player.character;
}

/** Whether a card in front of somebody can't be used before the next turn. */
export function isWaiting(view: View, card: string): boolean {
  return view.game === "classic" && printed("classic", card)?.colour === "green" && view.played.includes(card);
}

/** The message with what a character can do. */
export function abilityText(game: GameName, character: string): string {
  return game === "dice" ? `ability-${character}` : `ability-${game}-${character}`;
}

/** The message with what the one who looks must do to win; nothing for those who watch. */
export function goalText(view: View): string {
  if (view.seat === null) return "";
  if (view.game === "duel") return `goal-duel-${view.players[view.seat]!.side}`;
  return goalOf(view.players[view.seat]!.role, view.players.length);
}

/** The message with what a role must do to win; three players hunt each other. */
export function goalOf(role: string, players: number): string {
  return players === 3 ? `goal-three-${role}` : `goal-${role}`;
}

/** The message with whom a kind of card reaches, in two words. */
export function reachText(game: GameName, kind: string): string {
  return `web-reach-${kindOf(game, kind).reaches}`;
}

/** The icon of a kind of card. */
export function cardIcon(game: GameName, kind: string): string {
  return kindOf(game, kind).icon;
}

/** The icon of a line in the log: that of the card it tells of, if it does. */
export function actIcon(game: GameName, { act, card }: LogAct): string {
  const kind = card && printed(game, card)?.kind;
  return kind ? cardIcon(game, kind) : (ACT[act] ?? "own-play");
}

const HYPHEN = "\u00ad";
/** What begins a syllable with a vowel behind it: a consonant, or those that are spoken as one. */
const ONSET = "(?:sch[lmnrw]?|ch|[bcfgkp]l|[bcdfgkpt]r|[bcdfghj-np-tv-xzñß])";
const WITHIN = "(?<!c(?=h)|s(?=ch)|sch(?=[lmnrw])|[bcfgkp](?=l)|[bcdfgkpt](?=r))";
const BREAK = new RegExp(`(?<=\\p{L}{2})${WITHIN}(?=${ONSET}[aeiouyäöüáéíóú]\\p{L})`, "giu");

/** Words whose syllables the rule above gets wrong. */
const SEAMS = [
  ...["Peace-maker", "Rattle-snake", "Stage-coach", "Steal-ing", "Spring-field"],
  ...["Dieb-stahl", "Feuer-erwiderung", "Ver-steck", "Ame-tra-lla-dora"],
];
const SEWN = new Map(SEAMS.map((word) => [word.replaceAll("-", ""), word.replaceAll("-", HYPHEN)]));

/** A title that may be broken between syllables where it is too long for a card. */
export function soft(title: string): string {
  return title.replace(/\p{L}{8,}/gu, (word) => SEWN.get(word) ?? word.replace(BREAK, HYPHEN));
}

// The words and facts of the games, as Python tells them (src/sixgun/vocabulary.py): of what a house has besides, too.
import vocabulary from "./vocabulary.json";
import type { DeedFacts, GameName, GameWords, KindFacts, LogAct, PrintedCard, Vocabulary } from "./views";

/** The games by name; a house with more sets has more to say of them. */
export const GAMES: Record<GameName, GameWords> = { ...vocabulary.games };
export const LOG = vocabulary.log;
export const { suits: SUITS, faces: FACES, reveals: REVEALS } = vocabulary.symbols;

/** Take the words of a house that has more sets than the page. */
export function learn({ games }: Vocabulary): void {
  Object.assign(GAMES, games);
}

/** A card as it is printed; one that can't be seen isn't. */
export function printed(game: GameName, card: string): PrintedCard | undefined {
  return GAMES[game].cards[card];
}

/** The value of a card as people write it. */
export function valueOf(card: PrintedCard): string {
  return card.value?.replace("T", "10") ?? "";
}

const UNKNOWN: KindFacts = { icon: "own-question", reaches: "you", symbols: [], bad: false, hurts: 0 };

/** What is to be shown of a kind of card. */
export function kindOf(game: GameName, kind: string): KindFacts {
  return GAMES[game].kinds[kind] ?? UNKNOWN;
}

/** What is to be shown of an answer. */
export function deedOf(game: GameName, verb: string): DeedFacts {
  return GAMES[game].deeds[verb] ?? {};
}

/** The clause of the rules about a thing: `card:bang`, `character:slab`, `face:beer`, `verb:end`, `life` … */
export function clauseOf(game: GameName, topic: string, players = 0): string {
  const { about } = GAMES[game];
  const [kind = ""] = topic.split(":");
  return about[`${kind}:${players}`] ?? about[topic] ?? about[kind] ?? "";
}

/** The clause that a line of the log points at, if there is one: that of its act, or of its card. */
export function clauseOfAct(game: GameName, { act, side, card }: LogAct): string | undefined {
  const { about } = GAMES[game];
  const kind = card && printed(game, card)?.kind;
  return about[`act:${act}:${side}`] ?? about[`act:${act}`] ?? (kind && about[`card:${kind}`]);
}

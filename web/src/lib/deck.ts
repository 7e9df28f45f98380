// What a card shows besides its name. None of this decides anything.
import { printed, type Printed } from "./narrator";
import type { GameName, View } from "./views";

export const RANGE: Record<string, number> = { volcanic: 1, schofield: 2, remington: 3, carabine: 4, winchester: 5 };
export const BAD = new Set(["jail", "dynamite", "rattlesnake", "stampede"]);

export function cardOf(game: GameName, card: string): Printed | undefined {
  return printed(game, card);
}

/** The message with what a kind of card does. */
export function cardText(game: GameName, kind: string): string {
  return game === "duel" ? `cardtext-duel-${kind}` : `cardtext-${kind}`;
}

/** The message with what a character can do. */
export function abilityText(game: GameName, character: string): string {
  return game === "dice" ? `ability-${character}` : `ability-${game}-${character}`;
}

/** The message with what the one who looks must do to win; nothing for those who watch. */
export function goalText(view: View): string {
  if (view.seat === null) return "";
  if (view.game === "duel") return `goal-duel-${view.players[view.seat]!.side}`;
  return goalOf(view.game, view.players[view.seat]!.role, view.players.length);
}

/** The message with what a role must do to win; three players of the dice game hunt each other. */
export function goalOf(game: GameName, role: string, players: number): string {
  return game === "dice" && players === 3 ? `goal-three-${role}` : `goal-${role}`;
}

const CLASSIC_REACH: Record<string, string> = {
  bang: "range",
  missed: "answer",
  beer: "you",
  saloon: "everybody",
  stagecoach: "you",
  "wells-fargo": "you",
  "general-store": "everybody",
  panic: "near",
  "cat-balou": "any",
  gatling: "others",
  indians: "others",
  duel: "any",
  jail: "jail",
  volcanic: "weapon",
  schofield: "weapon",
  remington: "weapon",
  carabine: "weapon",
  winchester: "weapon",
};
const DUEL_REACH: Record<string, string> = {
  winchester: "either",
  missed: "avoid",
  "return-fire": "avoid",
  beer: "your-two",
  gatling: "all-but",
  indians: "all-but",
  water: "fronts",
  derringer: "front",
  knife: "front",
  duel: "front",
  wagon: "you",
  "general-store": "both",
  stealing: "hand-or-play",
  schoolmarm: "in-play",
  "strong-ale": "anyone",
};

/** The message with whom a card reaches, in two words. */
export function reachText(game: GameName, { kind, colour }: Printed): string {
  const usual = colour === "red" ? "front" : colour === "blue" ? (game === "duel" ? "equipment" : "stays") : "you";
  const reach = (game === "duel" ? DUEL_REACH : CLASSIC_REACH)[kind] ?? usual;
  return `web-reach-${reach}`;
}

const HYPHEN = "\u00ad";
const BREAK = /(?<=\p{L}{2})(?<!c(?=h))(?<!s(?=ch))(?=(?:sch|ch|[bcdfghj-np-tv-xzñß])[aeiouyäöüáéíóú]\p{L})/giu;

/** A title that may be broken between syllables where it is too long for a card. */
export function soft(title: string): string {
  return title.replace(/\p{L}{8,}/gu, (word) => word.replace(BREAK, HYPHEN));
}

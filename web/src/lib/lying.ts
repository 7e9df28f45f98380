// What lies in front of somebody, in words.
import { cardName, say } from "./app.svelte";
import { cardOf } from "./deck";
import type { GameName } from "./views";

/** The name of a card in play; a green one is ready, or waits for the next turn. */
export function lyingName(game: GameName, card: string, waits: boolean): string {
  const face = cardOf(game, card);
  const name = cardName(game, face?.kind ?? card);
  return face?.colour === "green" ? `${name} (${say(waits ? "web-waits" : "web-ready")})` : name;
}

// What somebody can do, in words.
import { say } from "./app.svelte";
import { abilityOf, abilityText } from "./deck";
import type { ClassicPlayer, DicePlayer, GameName } from "./views";

/** Whose ability somebody has, if it isn't their own. */
export function lenderOf(player: ClassicPlayer | DicePlayer): string {
  const ability = abilityOf(player);
  return ability === player.character ? "" : say(`character-${ability}`);
}

/** What somebody can do, and whose ability that is, if it isn't their own. */
export function abilityTold(game: GameName, player: ClassicPlayer | DicePlayer): string {
  const lender = lenderOf(player);
  const text = say(abilityText(game, abilityOf(player)));
  return lender ? `${lender}: ${text}` : text;
}

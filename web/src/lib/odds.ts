// How likely a draw! shows the sign that decides: by nothing but what this seat sees.
import { drawOf } from "./headline";
import type { ClassicView, DuelView, View } from "./views";
import { GAMES } from "./vocabulary";

/** Who turns two cards for a draw! and chooses. */
const CHOOSER = "lucky-duke";

/** How likely the next card has the sign, from 0 to 1; null where that can't be told. */
export function oddsOf(view: View, cause: string): number | null {
  if (view.game === "dice" || view.seat === null) return null;
  const unseen = view.game === "classic" ? unseenCards(view) : unseenOfMine(view);
  if (!unseen.length) return null;
  const { sign, helps } = drawOf(view.game, { result: "checked", cause, names: [] });
  if (!sign) return null;
  const with_ = unseen.filter((card) => drawOf(view.game, { result: "checked", cause, names: [card] }).came).length;
  const [all, none] = [unseen.length, unseen.length - with_];
  if (view.game === "duel" || characterOf(view) !== CHOOSER || all < 2) return with_ / all;
  return helps ? 1 - (none * (none - 1)) / (all * (all - 1)) : (with_ * (with_ - 1)) / (all * (all - 1));
}

function characterOf(view: ClassicView): string {
  const { ability, character } = view.players[view.seat!]!;
  return ability ?? character;
}

/** The cards in the draw pile and in hands that I can't see; none, if sets that I don't know are in the box. */
function unseenCards(view: ClassicView): string[] {
  const hands = view.players.flatMap(({ hand }) => hand);
  const seen = new Set([...view.discard, ...view.open, ...hands, ...view.players.flatMap(({ in_play }) => in_play)]);
  const box = Object.entries(GAMES.classic.cards).filter(([, { set = view.sets[0]! }]) => view.sets.includes(set));
  const unseen = box.map(([card]) => card).filter((card) => !seen.has(card));
  const hidden = hands.filter((card) => !(card in GAMES.classic.cards)).length;
  return view.deck && unseen.length === view.deck + hidden ? unseen : [];
}

/** The cards with my side's back that I can't see; some of them may be in the opponent's hand. */
function unseenOfMine(view: DuelView): string[] {
  const { side, deck } = view.players[view.seat!]!;
  const worn = view.players.flatMap(({ characters }) => characters.flatMap((each) => each?.equipment ?? []));
  const seen = new Set([...view.discard, ...view.open, ...worn, ...view.players.flatMap(({ hand }) => hand)]);
  const mine = Object.entries(GAMES.duel.cards).flatMap(([card, { back }]) => (back === side ? [card] : []));
  return deck && !view.common ? mine.filter((card) => !seen.has(card)) : [];
}

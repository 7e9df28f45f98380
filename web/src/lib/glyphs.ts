// Texts hold suits, symbols and dice as characters; on the page they are icons with a name.
import { FACE, SUIT, SYMBOL } from "./icons";

export type Piece = { text: string } | { icon: string; name: string; style: string; value?: string };

const SIGNS: Record<string, { icon: string; name: string; style: string }> = {
  "♠": { icon: SUIT["S"]!, name: "web-suit-S", style: "suit" },
  "♥": { icon: SUIT["H"]!, name: "web-suit-H", style: "suit red" },
  "♦": { icon: SUIT["D"]!, name: "web-suit-D", style: "suit red" },
  "♣": { icon: SUIT["C"]!, name: "web-suit-C", style: "suit" },
  "◍": { icon: SYMBOL["barrel"]!, name: "symbol-barrel", style: "symbol" },
  "∿": { icon: SYMBOL["snake"]!, name: "symbol-snake", style: "symbol" },
  "✸": { icon: SYMBOL["dynamite"]!, name: "symbol-dynamite", style: "symbol" },
  Ω: { icon: SYMBOL["horseshoe"]!, name: "symbol-horseshoe", style: "symbol" },
  "[B]": { icon: FACE["beer"]!, name: "face-beer", style: "die-in" },
  "[✸]": { icon: FACE["dynamite"]!, name: "face-dynamite", style: "die-in" },
  "[G]": { icon: FACE["gatling"]!, name: "face-gatling", style: "die-in" },
  "[①]": { icon: FACE["bullseye1"]!, name: "face-bullseye1", style: "die-in" },
  "[②]": { icon: FACE["bullseye2"]!, name: "face-bullseye2", style: "die-in" },
  "[↗]": { icon: FACE["arrow"]!, name: "face-arrow", style: "die-in" },
};

const SIGN = /((?:10|[2-9JQKA])?[♠♥♦♣]|\[(?:B|✸|G|①|②|↗)\]|[◍∿✸Ω])/;

/** A text with its signs cut out; the value of a card stays with its suit. */
export function pieces(text: string): Piece[] {
  return text
    .split(SIGN)
    .filter((piece) => piece !== "")
    .map(shown);
}

function shown(piece: string): Piece {
  const suit = /^(10|[2-9JQKA])([♠♥♦♣])$/.exec(piece);
  if (suit) return { ...SIGNS[suit[2]!]!, value: suit[1]! };
  return SIGNS[piece] ?? { text: piece };
}

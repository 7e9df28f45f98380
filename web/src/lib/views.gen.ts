// Made from src/sixgun/games/*/view_types.py by `python -m tools.web_exports`. Change it there.

/** What a player is asked; a question has some of these arguments. `by` is a seat, in The Duel a character. */
export type Question = {
  name: string;
  by?: number | string;
  card?: string;
  cause?: string;
  face?: string;
  fallen?: string;
  purpose?: string;
  target?: string;
  beers_left?: number;
  dice_left?: number;
  die?: number;
  excess?: number;
  heals_self?: number;
  keep?: number;
  law?: number;
  left?: number;
  more?: number;
  needed?: number;
  outlaws?: number;
  points?: number;
  rolls_left?: number;
};

/** A legal action; its `id` is its place among them. */
export type Action = {
  back?: string;
  card?: string;
  character?: string;
  dice?: number[];
  other?: string;
  price?: string;
  side?: string;
  taken?: string;
  target?: number | string;
  id: number;
  verb: string;
};

/** Why an action is refused. */
export type Reason = {
  name: string;
  card?: string;
  character?: string;
  kind?: string;
  die?: number;
  distance?: number;
  farthest?: number;
  limit?: number;
  nearest?: number;
  reach?: number;
  target?: number;
};

/** An action that a person might wonder about and may not do. */
export type Refusal = {
  back?: string;
  card?: string;
  character?: string;
  dice?: number[];
  other?: string;
  price?: string;
  side?: string;
  taken?: string;
  target?: number | string;
  verb: string;
  reason: Reason;
};

/** What a seat must decide now. */
export type Decision = {
  number: number;
  seat: number;
  question: Question;
  actions: Action[];
  refused: Refusal[];
};

/** How a game ended. */
export type Outcome = {
  side: string;
  winners: number[];
};

/** A player. */
export type DicePlayer = {
  character: string;
  role: string;
  life: number;
  arrows: number;
  max_life: number;
  alive: boolean;
  distance: number | null;
};

/** A view of The Dice Game, as `View.to_dict` gives it. */
export type DiceView = {
  sixgun: "view";
  version: number;
  sets: string[];
  seat: number | null;
  number: number;
  turn: number;
  stack: Record<string, unknown>[];
  deciding: number | null;
  decision: Decision | null;
  outcome: Outcome | null;
  roller: number;
  players: DicePlayer[];
  dice: string[];
  beer_spent: boolean;
  middle: number;
  reach: number[][];
  game: "dice";
};

/** A player. */
export type ClassicPlayer = {
  character: string;
  role: string;
  life: number;
  hand: string[];
  in_play: string[];
  ability?: string;
  max_life: number;
  alive: boolean;
  weapon: string;
  reach: number;
  distance: number | null;
};

/** A view of the classic game, as `View.to_dict` gives it. */
export type ClassicView = {
  sixgun: "view";
  version: number;
  sets: string[];
  seat: number | null;
  number: number;
  turn: number;
  stack: Record<string, unknown>[];
  deciding: number | null;
  decision: Decision | null;
  outcome: Outcome | null;
  beginner: boolean;
  always_ask: boolean;
  active: number;
  bangs: number;
  played: string[];
  players: ClassicPlayer[];
  deck: number;
  discard: string[];
  open: string[];
  game: "classic";
};

/** A character in play; nobody knows the `max_life` of one who lies face down. */
export type DuelCharacter = {
  character: string;
  life: number;
  equipment: string[];
  max_life: number | null;
  awake: boolean;
};

/** A player. */
export type DuelPlayer = {
  side: string;
  characters: (DuelCharacter | null)[];
  front: number;
  reserve: string[];
  hand: string[];
  deck: number;
};

/** A view of The Duel, as `View.to_dict` gives it. */
export type DuelView = {
  sixgun: "view";
  version: number;
  sets: string[];
  seat: number | null;
  number: number;
  turn: number;
  stack: Record<string, unknown>[];
  deciding: number | null;
  decision: Decision | null;
  outcome: Outcome | null;
  always_ask: boolean;
  active: number;
  bangs: number;
  moved: boolean;
  used: string[];
  aimed: string | null;
  discard: string[];
  fallen: string[];
  players: DuelPlayer[];
  common: number;
  open: string[];
  game: "duel";
};

export type View = DiceView | ClassicView | DuelView;

// Made from src/sixgun/**/*types.py by `python -m tools.web_exports`. Change it there.

/** What a player is asked; a question has some of these arguments. `by` is a seat, in The Duel a character. */
export type Question = {
  name: string;
  by?: number | string;
  card?: string;
  cause?: string;
  face?: string;
  fallen?: string;
  purpose?: string;
  target?: number | string;
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
  uses?: number;
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

/** An event: its place in the stream of a seat, and the number of the action that it belongs to. */
export type Told = {
  number: number;
  action: number;
  event: GameEvent;
};

/** Something that came of an act; it is `named` if the line doesn't make clear whom it is about. */
export type LogResult = {
  who?: number | string;
  target?: number | string;
  first?: number | string;
  character?: number | string;
  cards?: number;
  points?: number;
  players?: number;
  number?: number;
  roll?: number;
  arrows?: number;
  side?: string;
  rank?: string;
  card?: string;
  names?: string[];
  dice?: string[];
  role?: string;
  cause?: string;
  goal?: string;
  result: string;
  named?: true;
};

/** A line of the log. */
export type LogAct = {
  who?: number | string;
  target?: number | string;
  first?: number | string;
  character?: number | string;
  cards?: number;
  points?: number;
  players?: number;
  number?: number;
  roll?: number;
  arrows?: number;
  side?: string;
  rank?: string;
  card?: string;
  names?: string[];
  dice?: string[];
  role?: string;
  cause?: string;
  goal?: string;
  act: string;
  results?: LogResult[];
};

/** The clocks of a game: since when the one who decides is waited for, and the seconds that each seat has left. */
export type Clocks = {
  since: number;
  move: number | null;
  bank: number[];
};

/** The characters that texts have for suits, faces of dice and symbols to reveal. */
export type Signs = {
  suits: Record<string, string>;
  faces: Record<string, string>;
  reveals: Record<string, string>;
};

/** What a field stands for; a key by its names, a number from the least to the most. */
export type Domain = {
  is: string;
  names?: string[];
  from?: number;
  to?: number;
};

/** What is printed on a card: rank and suit, or in The Duel a symbol to reveal; `reach` only on weapons. */
export type PrintedCard = {
  kind: string;
  colour: string;
  suit?: string;
  value?: string;
  reach?: number;
  symbol?: string;
  back?: string;
  always_active?: boolean;
  set?: string;
};

/** What to show of a kind of card: whom it `reaches`, `bad` to have in play, the life it `hurts` a target by. */
export type KindFacts = {
  icon: string;
  reaches: string;
  symbols: string[];
  bad: boolean;
  hurts: number;
  price?: number;
};

/** What is printed on a character's card; `side` and `always_active` only in The Duel. */
export type PrintedCharacter = {
  life: number;
  keeps?: number;
  set?: string;
  side?: string;
  always_active?: boolean;
};

/** What is to be shown of an answer: it costs nothing and closes no other, heals whom it is aimed at, just chooses a player or a card, a random card of a hand, or a character, or is chosen before whom it is aimed at; the life points that it takes. */
export type DeedFacts = {
  icon?: string;
  is?: "free" | "heal" | "choice" | "hand" | "character" | "aim";
  hurts?: number;
};

/** Every word that one game can say. */
export type GameWords = {
  rules: number;
  sets: string[];
  players: number[];
  options: Record<string, boolean | number>;
  ranges: Record<string, number[]>;
  roles: string[];
  casts: Record<string, string[]>;
  verbs: Record<string, Record<string, Domain>>;
  questions: Record<string, Record<string, Domain>>;
  events: Record<string, Record<string, Domain>>;
  reasons: Record<string, Record<string, Domain>>;
  tones: Record<string, string>;
  cards: Record<string, PrintedCard>;
  kinds: Record<string, KindFacts>;
  characters: Record<string, PrintedCharacter>;
  deeds: Record<string, DeedFacts>;
  stakes: Record<string, string[]>;
  about: Record<string, string>;
  clauses: string[];
};

/** Every word that the games can say. */
export type Vocabulary = {
  sixgun: string;
  version: number;
  symbols: Signs;
  log: Record<string, Domain>;
  games: Record<GameName, GameWords>;
};

/** What one move changes: the table after it, what happened, and the log from a line on. */
export type LessonScene = {
  view: View;
  events: Told[];
  line: number;
  acts: LogAct[];
};

/** A step of a guided game: words, what they point at, the answer or touch that is wanted, the moves before it. */
export type LessonStep = {
  words: string;
  at: string;
  does?: number;
  touches?: string;
  scenes?: LessonScene[];
};

/** What luck of each sort changed. */
export type LuckTotals = {
  deal?: number;
  draw?: number;
  dice?: number;
  check?: number;
  pick?: number;
  reshuffle?: number;
};

/** Why a seat won or lost: all but `result` add up to it. */
export type Ledger = {
  start: number;
  own_luck: number;
  own_choices: number;
  others_choices: number;
  others_luck: number;
  rest: number;
  result: number;
  luck: LuckTotals;
  error: number;
};

/** One seat: who it was, how well it was played, and its ledger. */
export type AnalysedPlayer = {
  seat: number;
  role: string;
  side: string;
  characters: string[];
  won: boolean;
  decisions: number;
  marks: Record<"inaccuracy" | "mistake" | "blunder", number>;
  loss: number | null;
  accuracy: number | null;
  ledger: Ledger;
};

/** An action as in a view, with its text as in a record. */
export type PlayedAction = {
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
  text: string;
};

/** What brought the game to a point: a choice other than a usual player's, or an event of chance. */
export type Step = {
  kind: "choice" | "luck";
  seat: number | null;
  luck: "deal" | "draw" | "dice" | "check" | "pick" | "reshuffle" | null;
  action: PlayedAction | null;
  usual: PlayedAction | null;
  change: number[];
  errors: number[];
};

/** The win chances at one point *as it was*: all cards and roles open, the luck to come unknown. */
export type Point = {
  number: number;
  turn: number;
  seats: number[];
  errors: number[];
  sides: Record<string, number>;
  step: Step | null;
  out: number[];
};

/** The win chance of a seat as it could know it. */
export type KnownPoint = {
  number: number;
  turn: number;
  chance: number;
  error: number;
};

/** What a seat could have done, and how likely it then wins, as it could know it. */
export type JudgedOption = {
  action: PlayedAction;
  chance: number;
  error: number;
};

/** A decision with a real choice, judged by what the deciding seat could know. */
export type DecisionJudged = {
  number: number;
  turn: number;
  seat: number;
  question: string;
  dice: string[];
  played: PlayedAction;
  best: PlayedAction;
  chance: number;
  loss: number;
  error: number;
  worlds: number;
  mark: "inaccuracy" | "mistake" | "blunder" | null;
  options: JudgedOption[];
};

/** A key moment, as facts: what it changed for the seat that it is `about`. */
export type Moment = {
  kind: "mistake" | "luck" | "choice";
  number: number;
  turn: number;
  seat: number | null;
  about: number;
  before: number;
  after: number;
  swing: number;
  error: number;
  luck: "deal" | "draw" | "dice" | "check" | "pick" | "reshuffle" | null;
  mark: "inaccuracy" | "mistake" | "blunder" | null;
  action: PlayedAction | null;
  best: PlayedAction | null;
  dice: string[];
  out: number[];
  falls?: number[];
};

/** What a careful observer could hold of every role, when a turn began. A role that lies open has chance 1. */
export type BeliefPoint = {
  number: number;
  turn: number;
  roles: Record<string, number>[];
};

/** A deed, and how likely the true role was before and after it. */
export type Deed = {
  number: number;
  turn: number;
  action: PlayedAction;
  dice: string[];
  before: number;
  after: number;
};

/** How well a seat could be read, and the deed that told most. */
export type Read = {
  seat: number;
  role: string;
  score: number | null;
  chance: number | null;
  deed?: Deed;
};

/** Everything about a game that is over. */
export type Analysis = {
  sixgun: "analysis";
  version: number;
  stage: "first" | "part" | "whole";
  record: string;
  game: string;
  sets: string[];
  budget: number;
  turns: number;
  actions: number;
  winner: string;
  players: AnalysedPlayer[];
  points: Point[];
  known: Record<string, KnownPoint[]>;
  decisions: DecisionJudged[];
  moments: Moment[];
  own_moments: Record<string, Moment[]>;
  beliefs: BeliefPoint[];
  reads: Read[];
};

/** A puzzle in a guest's list, with their first answer. */
export type ListedPuzzle = {
  id: string;
  game: GameName;
  theme: "renegade" | "aim" | "sheriff" | "lethal" | "dynamite" | "heal" | "keep" | "answer" | "arm" | "take" | "pick" | "discard" | "stop" | "reroll" | "dice" | "swap" | "ability" | "order";
  difficulty: "easy" | "medium" | "hard";
  verdict: "right" | "nearly" | "wrong" | null;
};

/** All puzzles, and which is that of the day. */
export type PuzzleList = {
  today: string;
  solved: number;
  streak: number;
  best_streak: number;
  days: string[];
  daily: string;
  puzzles: ListedPuzzle[];
};

/** A puzzle to solve: what its seat sees, may do and has heard; nothing of the answer. */
export type ShownPuzzle = {
  id: string;
  game: GameName;
  theme: "renegade" | "aim" | "sheriff" | "lethal" | "dynamite" | "heal" | "keep" | "answer" | "arm" | "take" | "pick" | "discard" | "stop" | "reroll" | "dice" | "swap" | "ability" | "order";
  difficulty: "easy" | "medium" | "hard";
  view: View;
  events: Told[];
  acts: LogAct[];
};

/** An option once the answer is given: whether it is the best, what was chosen, and what a gunhand does. */
export type PuzzleOption = {
  action: PlayedAction;
  chance: number;
  error: number;
  best: boolean;
  chosen: boolean;
  usual: boolean;
};

/** A fact that explains the best action: `name` is that of a sentence. Chances are in percent. */
export type PuzzleReason = {
  name: "theme" | "falls" | "sheriff" | "target" | "read";
  theme: "renegade" | "aim" | "sheriff" | "lethal" | "dynamite" | "heal" | "keep" | "answer" | "arm" | "take" | "pick" | "discard" | "stop" | "reroll" | "dice" | "swap" | "ability" | "order";
  who: number;
  role: string;
  best: number;
  usual: number;
};

/** The verdict on an answer, whether it counts (the first does), and how the guest stands then. */
export type AnsweredPuzzle = {
  id: string;
  verdict: "right" | "nearly" | "wrong";
  answer: PlayedAction;
  best: PlayedAction;
  loss: number;
  worlds: number;
  options: PuzzleOption[];
  reasons: PuzzleReason[];
  reads: Record<string, number>[];
  today: string;
  solved: number;
  streak: number;
  best_streak: number;
  days: string[];
  counts: boolean;
};

/** Something that happened: its arguments stand beside its name. `audience` is the only seat told of it, if so. Sets from elsewhere may bring more. */
export type GameEvent = { audience?: number } & (
  | { name: "began"; players?: number; first?: number; }
  | { name: "role-dealt"; seat: number; role: string; }
  | { name: "turn"; seat: number; number: number; }
  | { name: "died"; seat: number; role: string; }
  | { name: "rolled"; seat: number; dice: string[]; rolled: number[]; roll: number; }
  | { name: "stopped"; seat: number; }
  | { name: "dynamite-stops"; seat: number; }
  | { name: "arrow-taken"; seat: number; middle: number; }
  | { name: "arrow-instead"; seat: number; middle: number; }
  | { name: "arrows-back"; seat: number; arrows: number; why: string; }
  | { name: "indians"; seat: number; }
  | { name: "aimed"; seat: number; target: number; die: number; points: number; }
  | { name: "gatling"; seat: number; }
  | { name: "lost"; seat?: number; points: number; cause: string; by: number | null; character?: string; }
  | { name: "healed"; seat?: number; points: number; source?: string; by?: number; character?: string; cause?: string; }
  | { name: "ended"; side: string; }
  | { name: "drew"; seat: number; cards: number; }
  | { name: "got"; seat: number; card: string; }
  | { name: "showed"; seat: number; card: string; }
  | { name: "looked"; seat: number; card: string; }
  | { name: "returned"; seat: number; }
  | { name: "played"; seat: number; card: string; target: number | null | string; }
  | { name: "equipped"; seat?: number; card: string; character?: string; }
  | { name: "answered"; seat?: number; card: string; character?: string; }
  | { name: "discarded"; seat: number; card: string; }
  | { name: "checked"; seat: number; card: string; purpose: string; }
  | { name: "saved"; seat?: number; character?: string; }
  | { name: "escaped"; seat: number; }
  | { name: "jailed"; seat: number; }
  | { name: "passed-on"; seat?: number; target: number | string; character?: string; }
  | { name: "exploded"; seat?: number; character?: string; }
  | { name: "robbed"; seat: number; by: number; }
  | { name: "robbed-of"; seat: number; by: number; card: string; }
  | { name: "took"; seat?: number; by: number; card: string; character?: string; }
  | { name: "store-opened"; card: string; }
  | { name: "picked"; seat: number; card: string; }
  | { name: "looted"; seat: number; cards: number; by: number; }
  | { name: "rewarded"; seat: number; }
  | { name: "punished"; seat: number; }
  | { name: "reshuffled"; cards: number; }
  | { name: "became"; seat: number; character: string; }
  | { name: "untouched"; seat: number; card: string; }
  | { name: "copied"; seat: number; target?: number; card?: string; }
  | { name: "fired"; seat: number; target: number; }
  | { name: "bled"; seat: number; }
  | { name: "drafted"; seat: number; character: string; }
  | { name: "entered"; seat: number; character: string; rank: string; }
  | { name: "played-as-colt"; seat: number; card: string; target: string; }
  | { name: "reloaded"; seat: number; card: string; }
  | { name: "swapped"; seat: number; character: string; }
  | { name: "used"; character: string; }
  | { name: "hit"; target: string; by: string; cause: string; }
  | { name: "avoided"; character: string; card: string; }
  | { name: "paid"; seat: number; card: string; }
  | { name: "revealed"; seat: number; card: string; cause: string; }
  | { name: "chosen"; seat: number; card: string; }
  | { name: "stripped"; character: string; card: string; by: number; }
  | { name: "shielded"; character: string; points: number; }
  | { name: "fell"; seat: number; character: string; }
);

export type View = DiceView | ClassicView | DuelView;

export type GameName = View["game"];

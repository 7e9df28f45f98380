// Made from src/sixgun/analysis/types.py by `python -m tools.web_exports`. Change it there.

/** What luck of each sort changed. */
export type LuckTotals = {
  deal?: number;
  draw?: number;
  dice?: number;
  check?: number;
  pick?: number;
  reshuffle?: number;
};

/** Why a seat won or lost: all but `result` add up to it. `choices` are measured against a usual player's, so they */
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

/** One seat: who it was, how well it was played, and its ledger. `accuracy` is from 0 to 100; nobody with fewer than */
export type Player = {
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
export type Option = {
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
  options: Option[];
};

/** A key moment, as facts. A mistake has `best`, `error` and, if they were counted, in how many of 100 worlds the */
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

/** How well a seat could be read: the mean logarithmic score of its true role over the turns in which it was hidden */
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
  players: Player[];
  points: Point[];
  known: Record<string, KnownPoint[]>;
  decisions: DecisionJudged[];
  moments: Moment[];
  own_moments: Record<string, Moment[]>;
  beliefs: BeliefPoint[];
  reads: Read[];
};

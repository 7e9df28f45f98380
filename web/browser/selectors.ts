// Where things stand on the page. No other file of the tests knows a class or an attribute.

export const FRAME = {
  root: "#root",
  main: "main",
  menu: `[data-place="bar"] nav`,
  entry: `[data-place="bar"] nav button`,
  notice: ".notice",
  lost: ".notice.lost",
  clause: (game: string, id: string) => `[data-place="note"] a[href="/rules/${game}#${game}.${id}"]`,
  note: `[data-place="note"]`,
};

export const HOME = {
  poster: ".poster",
  /** One button for each game, in their order. */
  play: ".poster .btn.primary",
  setup: ".poster .setup",
  resume: ".resume",
  choices: ".choices",
  form: ".cols > .panel",
  create: ".panel .btn.primary",
  row: ".trow",
};

export const CODE = { field: "#code", wrong: "#code-wrong" };

export const NOWHERE = { page: `[data-page="nowhere"]` };

export const LOBBY = {
  page: `[data-page="lobby"]`,
  code: `[data-page="lobby"] .qr`,
  chair: ".chairs .trow",
  taken: ".chairs .trow:not(.empty)",
};

export const TABLE = {
  stage: ".stage",
  watching: ".stage.watching",
  ask: `[data-place="ask"]`,
  question: `[data-place="ask"] .txt`,
  mine: `[data-place="ask"][data-mine]`,
  /** What I lost since my last turn. */
  since: `[data-place="ask"] .since`,
  log: `[data-place="log"] li`,
  news: `[data-place="ticker"]`,
  /** The log, and what opens it. */
  toLog: `[data-place="log"], [data-place="ticker"]`,
  discards: `[data-place="discards"]`,
  others: `[data-place="seat"]`,
  chosenSeat: `[data-is="chosen"]`,
  hurry: `[data-place="hurry"] button`,
  seat: (seat: number) => `[data-place="seat"][data-seat="${seat}"]`,
  plate: (seat: number) => `[data-place="seat"][data-seat="${seat}"] [data-tap]`,
  nameOf: (seat: number) => `[data-place="seat"][data-seat="${seat}"] .name`,
  lying: (seat: number) => `[data-place="seat"][data-seat="${seat}"] .mini`,
  held: (seat: number) => `[data-place="seat"][data-seat="${seat}"] .count`,
  inPlay: ".inplay .mini",
  unknown: `[data-place="seat"] .role.unknown`,
  /** A role that only its player knows. */
  secret: `[data-place="seat"]:not([data-is="out"]) .role:not(.unknown):not(.sheriff)`,
  worn: `[data-place="hero"] .chip`,
  target: `[data-is="target"]`,
  aim: `[data-is="target"] [data-tap]`,
  aimAt: (who: string | number) =>
    `[data-is="target"][data-${typeof who === "number" ? "seat" : "hero"}="${who}"] [data-tap]`,
  choice: `[data-place="choose"] [data-verb]`,
  choiceOf: (verb: string) => `[data-place="choose"] [data-verb="${verb}"]`,
  chosen: `[data-place="choose"] [data-verb][aria-pressed="true"]`,
  lane: `[data-place="lane"]`,
  answers: `[data-place="answers"]`,
  /** Three answers or more, one of them with a green card. */
  several: `[data-place="answers"].several:has(.plain small)`,
  answer: `[data-place="answers"] [data-verb]`,
  /** The only answer there is. */
  foregone: `[data-place="answers"]:not(:has([data-verb] ~ [data-verb])) [data-verb="pass"]`,
  act: ".acts .btn:not([disabled])",
  play: ".acts .btn.s1",
  /** The end of the turn: there once nothing else is asked. */
  end: `[data-verb="end"]`,
  verb: (verb: string) => `[data-verb="${verb}"]`,
  /** What only a player has. */
  own: `[data-place="hand"], [data-place="dock"], [data-place="answers"]`,
  private: `[data-place="hand"], [data-place="dock"], [data-place="answers"], [data-place="choose"]`,
};

export const ME = { name: `[data-place="me"] .name` };

export const WHO = {
  guess: (role: string) => `[data-place="who"] .guess .${role}`,
  guessed: `[data-place="seat"] .role .guess`,
};

export const HAND = {
  card: `[data-place="hand"] [data-card]`,
  playable: `[data-place="hand"] [data-card]:not(.no)`,
  unchosen: `[data-place="hand"] [data-card]:not(.no):not([aria-pressed="true"])`,
  chosen: `[data-place="hand"] [aria-pressed="true"]`,
  red: `[data-place="hand"] .red:not(.no)`,
  /** A green card in front of me. */
  laid: `[data-place="hand"] .laid`,
  locked: ".no",
  named: (id: string) => `[data-place="hand"] [data-card="${id}"]`,
  like: (id: string) => `[data-place="hand"] [data-card^="${id}"]:not(.no)`,
};

export const DICE = {
  kept: ".die.kept",
  again: ".die.again",
  roll: `[data-verb="roll"]`,
  die: (at: number | string) => `[data-die="${at}"]`,
};

export const COACH = {
  page: `[data-place="coach"]`,
  next: ".coach .next",
  on: ".coach .btn.primary",
  alone: ".coach .more button:first-child",
  astray: ".coach .astray",
};

export const END = {
  page: `[data-page="end"]`,
  talk: ".talk input",
  who: ".banner .side",
  how: ".banner h1",
  replay: '.acts-col a[href^="/games/"]:not([href*="#"])',
  lesson: '[data-stage="whole"]',
};

export const LESSON = {
  win: "section.win",
  plot: ".win .plot",
  mark: ".win .badge",
  told: ".win .readout p",
  moment: "li.moment",
  moments: ".moments",
  ledger: ".scores",
  table: ".win details",
  beside: '[data-place="log"] .moment button',
};

export const REPLAY = {
  timeline: ".timeline",
  now: ".player .now",
  on: ".player .on",
  playOn: `[data-place="play-on"]`,
};

export const SALOON = { page: `[data-page="saloon"]`, filter: `[data-place="filter"]`, games: ".trow.game" };

export const BOARD = {
  seat: `[data-page="board"] [data-place="seat"]`,
  waiting: ".boardwait .qr",
  waits: ".boardwait li",
  over: ".boardend",
};

export const RULES = { clause: ".clause", linked: (id: string) => `li.linked[id="${id}"]` };

/** What the audits must know of a page: all else they see. */
export const AUDITED = {
  /** What one looks at while it is open. */
  dialog: '.settings[role="dialog"], .log.shown, dialog[open], .verdict',
  unseen: "svg, .vh",
  app: ".app",
  /** Plates whose texts a tap shows whole. */
  plates: ".seat, .me, .hero",
  blocks:
    ".seat, .middle, .ask, .dock, .dice, .quiver, .hero, .piles, .side, .bar, .ticker, .player, .me, .answers, .hand, .mug, .panel, .lane, .invite, .trow, .poster",
  /** What lies over the rest on purpose. */
  above: [".choose", ".cast", ".notice", ".moment", ".seek", ".recap .list"],
  letsThrough: ".vh, .stop",
  unread: "svg, .vh, [disabled], [aria-disabled], .flying",
};

export const PUZZLE = {
  page: `[data-page="puzzle"]`,
  theme: `[data-page="puzzles"] li a`,
  daily: `[data-page="puzzles"] .poster .btn`,
  done: `[data-page="puzzles"] li.done`,
  verdict: ".verdict",
  fold: ".verdict .fold",
  low: ".verdict.low",
  option: ".verdict ol li",
};

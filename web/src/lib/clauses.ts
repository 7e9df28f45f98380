// Which clause of the rules tells of a thing: a card, a character, a face, a button, a line of the log.
import { GAMES, printed } from "./narrator";
import type { Act, GameName } from "./views";

type Table = Record<string, string>;

const CHARACTERS: Record<GameName, Table> = { classic: { "suzy-lafayette": "suzy" }, dice: {}, duel: {} };
const THINGS: Record<GameName, Table> = {
  classic: {
    role: "setup.roles",
    suit: "draw-check",
    life: "setup.life",
    distance: "distance.seats",
    hand: "turn.hand-limit",
    "draw-pile": "turn.reshuffle",
    discards: "turn.brown-blue",
  },
  dice: { role: "setup.roles", life: "life.max", distance: "bullseye.dead-not-counted", arrows: "arrow.indians" },
  duel: {
    symbol: "reveal",
    life: "hit.loss",
    hand: "turn.hand-limit",
    "draw-pile": "turn.own-deck",
    discards: "turn.one-shuffle",
    rank: "active",
    reserve: "death",
  },
};
const FACES: Table = { arrow: "arrow.at-once", dynamite: "dynamite.three" };
const VERBS: Record<GameName, Table> = {
  classic: {
    end: "turn.hand-limit",
    play: "turn.brown-blue",
    "play-at": "turn.brown-blue",
    "play-hand": "panic",
    "play-card": "panic",
    discard: "turn.hand-limit",
    heal: "sid-ketchum",
    answer: "missed.answer",
    barrel: "barrel",
    pass: "forced",
    drink: "beer.brink",
    pick: "general-store",
    "put-back": "kit-carlson",
    draw: "turn.draw",
    "draw-from": "jesse-jones",
    "draw-discard": "pedro-ramirez",
    choose: "lucky-duke",
    "go-on": "sid-ketchum",
  },
  dice: {
    stop: "turn.rolls",
    roll: "turn.rolls",
    shoot: "bullseye1",
    "shoot-twice": "slab",
    beer: "beer",
    gift: "sid-ketchum",
    "take-arrow": "bart-cassidy",
    "lose-life": "bart-cassidy",
    "put-back": "pedro-ramirez",
    keep: "pedro-ramirez",
    "clear-arrow": "kit-carlson",
    pass: "kit-carlson",
  },
  duel: {
    end: "turn.hand-limit",
    play: "turn.actions",
    "play-at": "turn.actions",
    "play-card": "turn.actions",
    "play-hand": "turn.actions",
    "as-colt": "toco-ramirez",
    reload: "reload",
    move: "turn.swap",
    "draw-two": "babe-leroy",
    trade: "cattle-katie",
    copy: "pearl-hat",
    exchange: "soundance-kid",
    discard: "turn.hand-limit",
    pass: "hit.avoid",
    avoid: "hit.avoid",
    cover: "hit.circled",
    barrel: "barrel",
    hat: "hat",
    sid: "sid-curry",
    pay: "tex-killer",
    answer: "hit.circled",
    shield: "buffalo-bell",
    back: "random",
    take: "bull-anderson",
    pick: "general-store",
    choose: "bart-masterson",
    front: "setup.characters",
    swap: "shotgun",
    draw: "remington",
  },
};
/** By act; where a clause hangs on a key of it, its value stands behind a colon. */
const ACTS: Record<GameName, Table> = {
  classic: {
    began: "setup.first",
    role: "setup.secrecy",
    goal: "setup.roles",
    turn: "turn.phases",
    drew: "turn.draw",
    showed: "black-jack",
    discarded: "turn.hand-limit",
    checked: "draw-check",
    took: "panic",
    picked: "pedro-ramirez",
    out: "death.reveal",
    punished: "death.deputy",
    reshuffled: "turn.reshuffle",
    ended: "end.immediate",
    "ended:law": "end.law",
    "ended:outlaws": "end.sheriff-dead",
    "ended:renegade": "end.sheriff-dead",
  },
  dice: {
    began: "setup.first",
    role: "setup.secrecy",
    goal: "setup.roles",
    turn: "turn.rolls",
    rolled: "turn.rolls",
    "arrows-taken": "arrow.at-once",
    indians: "arrow.indians",
    shot: "bullseye.together",
    gatling: "gatling",
    dynamite: "dynamite.three",
    beer: "beer",
    out: "death",
    ended: "end.immediate",
    "ended:law": "end.law",
    "ended:outlaws": "end.sheriff-dead",
    "ended:renegade": "end.sheriff-dead",
  },
  duel: {
    began: "setup.sides",
    entered: "setup.characters",
    turn: "turn.phases",
    drew: "turn.own-deck",
    showed: "pat-garret",
    "played-as-colt": "toco-ramirez",
    reloaded: "reload",
    swapped: "turn.swap",
    used: "active",
    hit: "hit.loss",
    discarded: "turn.hand-limit",
    checked: "reveal",
    took: "stealing",
    out: "death",
    reshuffled: "turn.one-shuffle",
    ended: "end",
  },
};

/** The clauses of the cards that have one of another name; classic's Colt .45 is no card. */
function cardClauses(game: GameName): Table {
  const named = Object.values(GAMES[game].cards).flatMap(({ kind, clause }) => (clause ? [[kind, clause]] : []));
  return { ...(game === "classic" && { colt: "distance.weapon" }), ...Object.fromEntries(named) };
}

/** The clause of a topic: `card:bang`, `character:slab`, `face:beer`, `verb:end`, `life` … */
export function clauseOf(game: GameName, topic: string, players = 0): string {
  const [kind, name = ""] = topic.split(":") as [string, string?];
  if (kind === "role" && game === "dice" && players === 3) return "dice.three.goals";
  const tables: Record<string, Table> = {
    card: cardClauses(game),
    character: CHARACTERS[game],
    face: FACES,
    verb: VERBS[game],
  };
  const table = tables[kind];
  return `${game}.${table ? (table[name] ?? name) : (THINGS[game][kind] ?? "")}`;
}

/** The clause that a line of the log points at, if there is one: that of its act, or of its card. */
export function clauseOfAct(game: GameName, act: Act): string | undefined {
  const found = ACTS[game][`${act.act}:${String(act["side"])}`] ?? ACTS[game][act.act];
  const kind = act.card && printed(game, act.card)?.kind;
  return found ? `${game}.${found}` : kind && clauseOf(game, `card:${kind}`);
}

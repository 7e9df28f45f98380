// What of the news counts most, and what is shown of it over the felt.
import type { News } from "./log";
import type { GameName, LogAct, LogResult, View } from "./views";
import { GAMES, kindOf, printed } from "./vocabulary";

export type Someone = number | string;

export interface Loss {
  who: Someone;
  points: number;
}

/** `last` is the blow that ends the game, `all` an attack on everybody, `draw` a card that was turned up. */
export type Kind = "last" | "out" | "all" | "hit" | "taken" | "jailed" | "draw" | "line";

export interface Headline {
  kind: Kind;
  weight: number;
  news: News;
  losses: Loss[];
  /** A card that was turned up, and for what. */
  check?: LogResult;
}

/** Who looks: their seat, and the seat of anybody whom an act names. */
export interface Eyes {
  game: GameName;
  seat: number | null;
  seatOf: (who: unknown) => number;
}

/** The eyes of the one who gets a view. */
export function eyesOf({ game, seat, players }: View): Eyes {
  const sides = players.map((player) => ("side" in player ? player.side : ""));
  const seatOf = (who: unknown) =>
    typeof who === "number" ? who : sides.indexOf(GAMES.duel.characters[String(who)]?.side ?? "?");
  return { game, seat, seatOf };
}

/** From here on it is shown over the felt; below it stands in the bar, and at zero only in the log. */
export const POSTER = 60;
const HEAVY = 80;

const HOUSEKEEPING = new Set([
  ...["turn", "mark", "recap", "recap-first", "began", "role", "goal", "reshuffled", "hint"],
  ...["arrows-back", "passed-on", "returned", "stops"],
]);
const LIGHT = new Set(["drew", "discarded", "took", "picked", "rolled", "gone", "showed", "arrows-taken"]);
const ATTACKS = new Set(["shot", "hit", "gatling", "indians"]);
const SAVES = new Set(["answered", "saved", "escaped", "jailed", "exploded"]);

/** What is new of an act. */
const fresh = ({ act, from }: News): LogResult[] => (act.results ?? []).slice(from);

/** The heaviest of the news for the bar, and what is to be shown over the felt, in its order. */
export function headlinesOf(news: News[], eyes: Eyes): { line: Headline | undefined; shown: Headline[] } {
  const all = news.map((each) => headlineOf(each, eyes));
  const line = all.reduce<Headline | undefined>(
    (best, each) => (each.weight >= (best?.weight ?? 1) ? each : best),
    undefined,
  );
  const last = all.find(({ kind }) => kind === "last");
  const draws = news.flatMap((each) =>
    checksOf(each).map((check): Headline => ({ kind: "draw", weight: 40, news: each, losses: [], check })),
  );
  if (last) return { line, shown: [...draws, ending(last, all)] };
  const posters = all.filter(({ weight }) => weight >= POSTER).sort((one, other) => other.weight - one.weight);
  const kept = new Set(posters.filter(({ weight }, at) => at === 0 || (at === 1 && weight >= HEAVY)));
  return { line, shown: [...draws, ...all.filter((each) => kept.has(each))] };
}

/** The last line of a log that is more than housekeeping. */
export function lastLine(acts: LogAct[], eyes: Eyes): News | undefined {
  const act = acts.findLast((each) => headlineOf({ act: each }, eyes).weight > 0);
  return act && { act };
}

/** What counted last, act by act, with what it cost. */
export function pastOf(acts: LogAct[], eyes: Eyes, count: number): Headline[] {
  const told = acts.map((act) => headlineOf({ act }, eyes));
  return told.filter(({ weight, kind }) => weight >= 20 && kind !== "last").slice(-count);
}

/** The last blow: told by what struck it, or by who fell. */
function ending(last: Headline, all: Headline[]): Headline {
  const blow = all.findLast(({ losses }) => losses.length) ?? all.findLast(({ kind }) => kind === "out");
  return blow ? { ...last, news: blow.news, losses: blow.losses } : last;
}

/** Cards that were turned up: an act by itself, or what came of one. */
function checksOf(news: News): LogResult[] {
  const { act, ...more } = news.act;
  const own = act === "checked" && news.from === undefined ? [{ ...more, result: act } as LogResult] : [];
  return [...own, ...fresh(news).filter(({ result }) => result === "checked")];
}

/** How much something counts, and for what. */
export function headlineOf(news: News, eyes: Eyes): Headline {
  const losses = lossesOf(news, eyes);
  const [kind, weight] = weigh(news, losses, eyes);
  return { kind, weight, news, losses };
}

function weigh(news: News, losses: Loss[], eyes: Eyes): [Kind, number] {
  const { act } = news.act;
  if (act === "ended") return ["last", 100];
  if (act === "out") return ["out", 90];
  if (losses.length && isForAll(news.act, eyes.game)) return ["all", HEAVY];
  if (losses.some(({ who }) => isMine(who, eyes))) return ["hit", 70];
  if (isTaken(news, eyes)) return ["taken", POSTER];
  if (isJail(news, eyes)) return ["jailed", POSTER];
  if (losses.length) return ["line", 50];
  if (checksOf(news).length) return ["line", 40];
  return ["line", small(news)];
}

/** What is nobody's loss. */
function small(news: News): number {
  const { act, from } = news;
  if (HOUSEKEEPING.has(act.act)) return 0;
  const own = from === undefined ? lightness(act.act, act.target !== undefined) : 0;
  return Math.max(own, ...fresh(news).map(({ result }) => lightness(result, false)));
}

function lightness(name: string, aimed: boolean): number {
  if (HOUSEKEEPING.has(name)) return 0;
  if (LIGHT.has(name)) return 10;
  return aimed || ATTACKS.has(name) || SAVES.has(name) ? 30 : 20;
}

function isMine(who: unknown, { seat, seatOf }: Eyes): boolean {
  return seat !== null && who !== undefined && seatOf(who) === seat;
}

/** Whether it is an attack on everybody, or Dynamite. */
export function isForAll({ act, card, cause, results = [] }: LogAct, game: GameName): boolean {
  const kind = card && printed(game, card)?.kind;
  if (kind) return ["others", "all-but"].includes(kindOf(game, kind).reaches);
  const dynamite = cause === "dynamite" || results.some((result) => result.cause === "dynamite");
  return ["indians", "gatling", "dynamite"].includes(act) || dynamite;
}

/** Whether somebody took a card of mine, or made me lose one. */
function isTaken(news: News, eyes: Eyes): boolean {
  const { act } = news;
  if (isMine(act.who, eyes)) return false;
  if (act.act === "took" && news.from === undefined) return isMine(act.target, eyes);
  // Who shows cards or heals has chosen what goes.
  const chosen = new Set(
    act.results?.filter(({ result }) => ["showed", "healed"].includes(result)).map(({ who }) => who),
  );
  return fresh(news).some(({ result, who, target }) => {
    if (result === "took") return !isMine(who, eyes) && isMine(target ?? act.target, eyes);
    return result === "gone" && isMine(who, eyes) && !chosen.has(who);
  });
}

function isJail({ act, from }: News, eyes: Eyes): boolean {
  const kind = act.card && printed(eyes.game, act.card)?.kind;
  return kind === "jail" && from === undefined && isMine(act.target, eyes);
}

/** Who lost how much: I first, then by size. */
function lossesOf(news: News, eyes: Eyes): Loss[] {
  const sums = new Map<Someone, number>();
  const told = news.act.act === "lost" && news.from === undefined ? [news.act, ...fresh(news)] : fresh(news);
  for (const each of told) {
    const lost = ("result" in each ? each.result : each.act) === "lost" && each.who !== undefined;
    if (lost) sums.set(each.who!, (sums.get(each.who!) ?? 0) + (each.points ?? 0));
  }
  const losses = [...sums].map(([who, points]): Loss => ({ who, points }));
  return losses.sort(
    (one, other) => Number(isMine(other.who, eyes)) - Number(isMine(one.who, eyes)) || other.points - one.points,
  );
}

/** What a card is turned up for, by the sign on it: a suit of the classic game, a symbol of The Duel. */
export interface Draw {
  /** The sign that decides, if it is one that everybody knows. */
  sign?: string;
  /** Whether the sign helps, or does harm. */
  helps: boolean;
  /** Whether it was there. */
  came: boolean;
}

const SIGNS: Record<string, string> = { barrel: "barrel", dynamite: "dynamite", rattlesnake: "snake" };

/** What was needed and what came. */
export function drawOf(game: GameName, { cause = "", names = [] }: LogResult): Draw {
  const card = printed(game, names.at(-1) ?? "");
  const helps = cause === "barrel" || cause === "jail";
  if (game === "duel") {
    const sign = SIGNS[cause];
    return sign ? { sign, helps, came: card?.symbol === sign } : { helps, came: false };
  }
  if (!["barrel", "jail", "dynamite"].includes(cause)) return { helps, came: false };
  const sign = helps ? "H" : "S";
  return { sign, helps, came: card?.suit === sign && (helps || "23456789".includes(card.value ?? "-")) };
}

/** Whether my Barrel was of no use, and nothing has come of it yet. */
export function barrelFailed(acts: LogAct[], eyes: Eyes): boolean {
  const last = acts.findLast(({ act }) => act !== "reshuffled")?.results?.at(-1);
  return last?.result === "checked" && last.cause === "barrel" && isMine(last.who, eyes);
}

/** The card by which somebody attacks everybody just now. */
export function attackOnAll(acts: LogAct[], by: unknown, game: GameName): string | undefined {
  const last = acts.findLast(({ act }) => act !== "reshuffled");
  const kind = last?.card && printed(game, last.card)?.kind;
  return last && kind && last.who === by && isForAll(last, game) ? kind : undefined;
}

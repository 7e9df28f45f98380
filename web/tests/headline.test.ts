import { describe, expect, it } from "vitest";
import { barrelFailed, drawOf, eyesOf, headlinesOf, lastLine, pastOf, type Eyes } from "../src/lib/headline";
import type { GameName, LogAct, LogResult } from "../src/lib/views";
import { viewOf } from "./scenes";

/** The acts below are from games between bots, as the first seat reads them. */
const eyes = (game: GameName): Eyes => ({ ...eyesOf(viewOf(game)), seat: 0 });
const lost = (who: number | string, points: number, named = true): LogResult => ({
  result: "lost",
  who,
  points,
  ...(named && { named: true as const }),
});
const turn: LogAct = { act: "turn", number: 9, who: 2 };
const shownOf = (game: GameName, ...acts: LogAct[]) =>
  headlinesOf(
    acts.map((act) => ({ act })),
    eyes(game),
  );
const kinds = (game: GameName, ...acts: LogAct[]) => shownOf(game, ...acts).shown.map(({ kind }) => kind);

describe("a batch of news", () => {
  it("has an attack on everybody as its headline, with my loss first and then by size", () => {
    const rolled = { act: "rolled", who: 0, dice: ["gatling", "beer", "arrow"], roll: 2 };
    const indians = { act: "indians", results: [lost(4, 1), lost(3, 5), lost(0, 4)] };
    const back = { act: "arrows-back", who: 3, arrows: 1 };
    const { line, shown } = shownOf("dice", rolled, indians, back, turn);
    expect(shown.map(({ kind, losses }) => [kind, losses.map(({ who }) => who)])).toEqual([["all", [0, 3, 4]]]);
    expect(line?.news.act).toBe(indians);
  });

  it("never ends in the bar with housekeeping", () => {
    const shot = { act: "shot", who: 3, target: 2, dice: ["bullseye1"], results: [lost(2, 1, false)] };
    const beer = { act: "beer", who: 4, results: [{ result: "arrows-back", who: 4, arrows: 1 }] };
    expect(shownOf("dice", shot, beer, turn).line?.news.act).toBe(shot);
    const recap = { act: "recap", results: [{ result: "cost", who: 1, points: 2 }] };
    expect(shownOf("dice", turn, { act: "mark" }, recap).line).toBeUndefined();
    expect(lastLine([shot, turn, { act: "reshuffled", cards: 58 }], eyes("dice"))?.act).toBe(shot);
    expect(headlinesOf([{ act: { ...beer, act: "rolled" }, from: 0 }], eyes("dice")).line).toBeUndefined();
  });

  it("shows who falls, and two posters where two things are heavy", () => {
    const gatling = { act: "played", who: 3, card: "gatling-TH", results: [lost(1, 1)] };
    expect(
      kinds(
        "classic",
        gatling,
        { act: "out", who: 1, role: "outlaw" },
        { act: "discarded", who: 1, names: ["saloon-5H"] },
      ),
    ).toEqual(["all", "out"]);
    const bang = { act: "played", who: 4, card: "bang-JD", target: 0, results: [lost(0, 1, false)] };
    expect(kinds("classic", bang, { act: "out", who: 0, role: "outlaw" })).toEqual(["out"]);
  });

  it("shows the last blow as one, with what struck it", () => {
    const knife = {
      act: "played",
      who: 0,
      card: "knife-o3",
      target: "dalton-bros",
      results: [lost("dalton-bros", 1, false)],
    };
    const { shown } = shownOf("duel", knife, { act: "out", who: "dalton-bros" }, { act: "ended", side: "law" });
    expect(shown).toMatchObject([
      { kind: "last", weight: 100, news: { act: knife }, losses: [{ who: "dalton-bros", points: 1 }] },
    ]);
  });

  it("knows what is done to me from what is done to others", () => {
    const panic = (target: number) => ({
      act: "played",
      who: 4,
      card: "panic-JH",
      target,
      results: [{ result: "took", who: 4, names: ["carabine-AC"] }],
    });
    expect([kinds("classic", panic(0)), kinds("classic", panic(1))]).toEqual([["taken"], []]);
    const jail = (target: number) => ({ act: "played", who: 4, card: "jail-4H", target });
    expect([kinds("classic", jail(0)), kinds("classic", jail(1))]).toEqual([["jailed"], []]);
    const cat = {
      act: "played",
      who: 2,
      card: "cat-balou-JD",
      target: 0,
      results: [{ result: "gone", who: 0, card: "carabine-AC" }],
    };
    expect(kinds("classic", cat)).toEqual(["taken"]);
    const stolen = {
      act: "played",
      who: 1,
      card: "stealing-o3",
      results: [{ result: "took", who: 1, target: 0, names: ["missed-l3"] }],
    };
    expect(kinds("duel", stolen)).toEqual(["taken"]);
    const hit = {
      act: "hit",
      who: "tom-thorn",
      target: "bill-tightman",
      cause: "ability",
      results: [lost("bill-tightman", 1, false)],
    };
    expect(shownOf("duel", hit).shown).toMatchObject([{ kind: "hit", weight: 70 }]);
  });

  it("takes what I paid for my life for no theft", () => {
    const results = [
      { result: "gone", who: 0, card: "beer-6H" },
      { result: "healed", who: 0, points: 1 },
    ];
    const bang = { act: "played", who: 4, card: "bang-4D", target: 0, results: [lost(0, 1, false), ...results] };
    expect(headlinesOf([{ act: bang, from: 1 }], eyes("classic")).shown).toEqual([]);
  });
});

describe("a card that is turned up", () => {
  const barrel = { result: "checked", who: 0, cause: "barrel", names: ["jail-TS"] };
  const shot: LogAct = { act: "played", who: 1, card: "bang-2C", target: 0, results: [barrel] };

  it("is shown before what comes of it", () => {
    expect(kinds("classic", { ...shot, results: [barrel, lost(0, 1, false)] })).toEqual(["draw", "hit"]);
    const jail = { act: "checked", who: 1, cause: "jail", names: ["bang-TD"], results: [{ result: "jailed", who: 1 }] };
    expect(shownOf("classic", { act: "mark" }, turn, jail).shown).toMatchObject([
      { kind: "draw", check: { cause: "jail" } },
    ]);
  });

  it("tells what was needed and whether it came", () => {
    expect(drawOf("classic", barrel)).toEqual({ sign: "H", helps: true, came: false });
    expect(drawOf("classic", { ...barrel, names: ["bang-QH"] }).came).toBe(true);
    expect(drawOf("classic", { ...barrel, cause: "dynamite", names: ["stagecoach-9S"] })).toEqual({
      sign: "S",
      helps: false,
      came: true,
    });
    expect(drawOf("classic", { ...barrel, cause: "dynamite" }).came).toBe(false);
    expect(drawOf("duel", { ...barrel, names: ["fanning-l1"] })).toEqual({ sign: "barrel", helps: true, came: true });
    expect(drawOf("duel", { ...barrel, cause: "ability", names: ["fanning-l1"] }).sign).toBeUndefined();
  });

  it("is named in the next question if it didn't help me", () => {
    const acts = [shot, { act: "reshuffled", cards: 58 }];
    expect(barrelFailed(acts, eyes("classic"))).toBe(true);
    expect(barrelFailed(acts, { ...eyes("classic"), seat: 1 })).toBe(false);
    expect(barrelFailed([{ ...shot, results: [barrel, { result: "saved", who: 0 }] }], eyes("classic"))).toBe(false);
  });
});

it("keeps the last that counted, with what it cost", () => {
  const shot = { act: "shot", who: 3, target: 2, dice: ["bullseye1"], results: [lost(2, 1, false)] };
  const rolled = { act: "rolled", who: 0, dice: ["beer"] };
  const out = { act: "out", who: 2, role: "deputy" };
  const past = pastOf([shot, turn, rolled, out, { act: "ended", side: "law" }], eyes("dice"), 8);
  expect(past.map(({ news, losses }) => [news.act.act, losses.length])).toEqual([
    ["shot", 1],
    ["out", 0],
  ]);
});

import { describe, expect, it } from "vitest";
import type { ClassicPlayer, ClassicView, DiceView, DuelView, Action, View } from "../src/lib/views";
import { excessOf, handLimit, warningOf, type Warning } from "../src/lib/warnings";
import { LANGUAGES, loadWords } from "../src/lib/words";
import { viewOf } from "./scenes";

const warns = (view: View, action: Omit<Action, "id">) => warningOf(view, { id: 0, ...action })?.name;

/** The classic table, with what is different about me. */
function classic(mine: Partial<ClassicPlayer>, others: Partial<ClassicPlayer> = {}): ClassicView {
  const view = viewOf("classic") as ClassicView;
  return {
    ...view,
    players: view.players.map((player, seat) => ({ ...player, ...(seat === view.seat ? mine : others) })),
  };
}

describe("Beer", () => {
  const beer = { verb: "play", card: "beer-6H" };

  it("is wasted at full life", () => {
    expect(warns(classic({ life: 4, max_life: 4 }), beer)).toBe("full");
    expect(warns(classic({ life: 3, max_life: 4 }), beer)).toBeUndefined();
  });

  it("is wasted with two players left", () => {
    const two = classic({ life: 1 });
    const players = two.players.map((player, seat) => ({ ...player, alive: seat === two.seat || seat === 1 }));
    expect(warns({ ...two, players }, beer)).toBe("two");
  });

  it("for everybody is wasted where nobody needs it", () => {
    const saloon = { verb: "play", card: "saloon-5H" };
    expect(warns(classic({ life: 4, max_life: 4 }, { life: 4, max_life: 4 }), saloon)).toBe("full");
    expect(warns(classic({ life: 4, max_life: 4 }, { life: 3, max_life: 4 }), saloon)).toBeUndefined();
  });

  it("of the dice is wasted on who is whole", () => {
    const view = viewOf("dice") as DiceView;
    const players = view.players.map((player, seat) => ({ ...player, life: seat === 1 ? player.max_life : 1 }));
    expect([1, 2].map((target) => warns({ ...view, players }, { verb: "beer", target }))).toEqual(["full", undefined]);
  });
});

it("a weapon warns of the better one that it replaces", () => {
  const armed = classic({ in_play: ["remington-KC"] });
  expect(warns(armed, { verb: "play", card: "schofield-JC" })).toBe("replaced");
  expect(warns(armed, { verb: "play", card: "winchester-8S" })).toBeUndefined();
  expect(warns(classic({ in_play: [] }), { verb: "play", card: "schofield-JC" })).toBeUndefined();
});

describe("The Duel", () => {
  const view = viewOf("duel") as DuelView;
  const front = (seat: number) => view.players[seat]!.characters[0]!.character;

  it("knows whom equipment helps", () => {
    const [mine, theirs] = [front(view.seat!), front(1 - view.seat!)];
    const bank = { verb: "play-at", card: "bank-l1" };
    const snake = { verb: "play-at", card: "rattlesnake-o1" };
    expect([warns(view, { ...bank, target: theirs }), warns(view, { ...bank, target: mine })]).toEqual([
      "helps",
      undefined,
    ]);
    expect([warns(view, { ...snake, target: theirs }), warns(view, { ...snake, target: mine })]).toEqual([
      undefined,
      "harms",
    ]);
  });

  it("counts the cards that a swap costs", () => {
    const lives = (front: number, rear: number, cards: number): DuelView => {
      const me = view.players[view.seat!]!;
      const characters = me.characters.map((hero, at) => hero && { ...hero, life: at === me.front - 1 ? front : rear });
      const players = view.players.map((player, seat) =>
        seat === view.seat ? { ...me, characters, hand: Array(cards).fill("hidden") } : player,
      );
      return { ...view, players };
    };
    expect(warns(lives(4, 3, 4), { verb: "move" })).toBe("limit");
    expect(warns(lives(4, 3, 3), { verb: "move" })).toBeUndefined();
    expect(warns(lives(2, 1, 2), { verb: "move" })).toBeUndefined();
  });
});

it("the hand limit is my life", () => {
  const rich = classic({ life: 2, hand: ["bang-TD", "beer-6H", "missed-2S"] });
  expect([handLimit(rich), excessOf(rich)]).toEqual([2, 1]);
  expect(excessOf(viewOf("dice"))).toBe(0);
});

it.each(LANGUAGES)("has words for every warning in %s, long and short", async (language) => {
  const words = await loadWords(language, ["table"]);
  const names: Array<Warning["name"]> = ["full", "two", "replaced", "helps", "harms", "limit"];
  for (const name of names)
    for (const short of ["", "-short"]) expect(words.has(`web-warn-${name}${short}`)).toBe(true);
});

import { describe, expect, it } from "vitest";
import { Choices, NOTHING } from "../src/lib/choice";
import type { Action, Decision } from "../src/lib/views";

function decision(actions: Array<Omit<Action, "id">>, refused: Decision["refused"] = []): Decision {
  return {
    number: 1,
    seat: 0,
    question: { name: "play" },
    actions: actions.map((a, id) => ({ id, ...a })),
    refused,
  };
}

describe("cards and targets", () => {
  const turn = new Choices(
    decision(
      [
        { verb: "end" },
        { verb: "play-at", card: "bang-TD", target: 1 },
        { verb: "play-at", card: "bang-TD", target: 3 },
        { verb: "play", card: "beer-6H" },
        { verb: "play-hand", card: "panic-AH", target: 1 },
        { verb: "play-card", card: "panic-AH", target: 1, taken: "barrel-QS" },
      ],
      [{ verb: "play-at", card: "bang-TD", target: 2, reason: { name: "too-far", distance: 3, reach: 1 } }],
    ),
    ["bang-TD", "beer-6H", "panic-AH", "missed-2S"],
  );

  it("knows what can be played", () => {
    expect([...turn.cards]).toEqual(["bang-TD", "beer-6H", "panic-AH"]);
    expect(turn.buttons.map((action) => action.verb)).toEqual(["end"]);
  });

  it("lights up targets only when a card is chosen", () => {
    expect(turn.targets(NOTHING).size).toBe(0);
    expect([...turn.targets({ ...NOTHING, card: "bang-TD" })]).toEqual([1, 3]);
    expect(turn.whyTarget({ ...NOTHING, card: "bang-TD" }, 2)?.reason.name).toBe("too-far");
  });

  it("asks again where two actions are left", () => {
    expect(turn.left({ ...NOTHING, card: "panic-AH", target: 1 })).toHaveLength(2);
    expect(turn.left({ ...NOTHING, card: "bang-TD", target: 3 })).toHaveLength(1);
  });
});

it("finds pairs of cards", () => {
  const sid = new Choices(
    decision([
      { verb: "heal", card: "a", other: "b" },
      { verb: "heal", card: "b", other: "c" },
    ]),
    ["a", "b", "c"],
  );
  expect([...sid.partners({ ...NOTHING, card: "b" })].sort()).toEqual(["a", "c"]);
});

it("finds the roll of the chosen dice, in any order", () => {
  const roll = new Choices(
    decision([{ verb: "stop" }, { verb: "roll", dice: [1, 3] }, { verb: "roll", dice: [1] }]),
    [],
  );
  expect(roll.roll([3, 1])?.id).toBe(1);
  expect(roll.roll([3])).toBeUndefined();
  expect([...roll.dice]).toEqual([1, 3]);
});

it("keeps open cards apart from the hand", () => {
  const store = new Choices(
    decision([
      { verb: "pick", card: "open-1" },
      { verb: "pick", card: "open-2" },
    ]),
    ["mine"],
  );
  expect(store.loose).toHaveLength(2);
  expect(store.cards.size).toBe(0);
});

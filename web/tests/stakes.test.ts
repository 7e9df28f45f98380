import { describe, expect, it } from "vitest";
import { answersOf, costOf, meant, ownerOf, resultOf, takesHit } from "../src/lib/stakes";
import type { Action, ClassicView, Decision, DiceView, DuelView, View } from "../src/lib/views";
import { viewOf } from "./scenes";

type Bare = Omit<Action, "id">;

/** A view with a question and its answers. */
function asked<V extends View>(view: V, question: Decision["question"], ...actions: Bare[]): V {
  const decision = {
    number: 1,
    seat: view.seat!,
    question,
    actions: actions.map((action, id) => ({ id, ...action })),
    refused: [],
  };
  return { ...view, decision };
}

/** The classic table with my life and hand. */
function classic(life: number, hand: string[] = []): ClassicView {
  const view = viewOf("classic") as ClassicView;
  return {
    ...view,
    players: view.players.map((player, seat) => (seat === view.seat ? { ...player, life, hand } : player)),
  };
}

const PASS = { verb: "pass" };
const MISSED = { verb: "answer", card: "missed-2S" };
const ANOTHER = { verb: "answer", card: "missed-3S" };
const costs = (view: View) => view.decision!.actions.map((action) => costOf(view, action));
const gold = (view: View) => meant(view, answersOf(view, view.decision!.actions))?.action.verb;

describe("an answer", () => {
  const shot = { name: "shot", by: 1, needed: 1 };

  it("says what it costs", () => {
    expect(costs(asked(classic(4), shot, PASS, MISSED))).toEqual([{ from: 4, to: 3, out: false }, null]);
  });

  it("takes the hit where it alone costs life", () => {
    const takes = (view: View) => {
      const { actions } = view.decision!;
      return actions.map((action) => takesHit(view, answersOf(view, actions), action));
    };
    expect(takes(asked(classic(4), shot, PASS, MISSED))).toEqual([true, false]);
    expect(takes(asked(classic(0, ["beer-6H"]), { name: "brink" }, PASS))).toEqual([false]);
    expect(takes(asked(viewOf("duel"), { name: "carbine" }, PASS))).toEqual([false]);
  });

  it("ends in out only without a Beer", () => {
    expect(costs(asked(classic(1), shot, PASS))[0]?.out).toBe(true);
    expect(costs(asked(classic(1, ["beer-6H"]), shot, PASS))[0]).toEqual({ from: 1, to: 0, out: false });
    expect(costs(asked(classic(0, ["beer-6H"]), { name: "brink" }, PASS))[0]?.out).toBe(true);
  });

  it("costs nothing where no life is at stake", () => {
    const duel = viewOf("duel");
    expect(costs(asked(duel, { name: "carbine" }, PASS))).toEqual([null]);
    expect(costs(asked(viewOf("dice"), { name: "clear-arrow" }, PASS))).toEqual([null]);
  });

  it("with a card of a kind is one answer", () => {
    const view = asked(classic(4), shot, PASS, MISSED, ANOTHER, { verb: "answer", card: "bang-TD" });
    expect(answersOf(view, view.decision!.actions).map(({ cards }) => cards)).toEqual([1, 2, 1]);
  });

  it("is gold where it is plainly meant", () => {
    expect(gold(asked(classic(4), shot, PASS))).toBe("pass");
    expect(gold(asked(classic(4), shot, PASS, MISSED))).toBeUndefined();
    expect(gold(asked(classic(4), shot, PASS, { verb: "barrel" }, MISSED))).toBe("barrel");
    expect(gold(asked(classic(1), shot, PASS, MISSED, ANOTHER))).toBe("answer");
  });
});

describe("a target", () => {
  const aim = (view: View, action: Bare) => resultOf(view, { id: 0, ...action });

  it("loses what the card takes", () => {
    const view = classic(4);
    const life = view.players[1]!.life;
    expect(aim(view, { verb: "play-at", card: "bang-TD", target: 1 })).toEqual({
      from: life,
      to: life - 1,
      out: life === 1,
    });
    expect(aim(view, { verb: "play-at", card: "jail-JS", target: 1 })).toBeNull();
  });

  it("counts the dice that were aimed before", () => {
    const view = viewOf("dice") as DiceView;
    const players = view.players.map((player) => ({ ...player, life: 2 }));
    const stack = [{ frame: "aiming", points: players.map((_, seat) => (seat === 1 ? 1 : 0)) }];
    expect(aim({ ...view, players, stack }, { verb: "shoot", target: 1 })).toEqual({ from: 1, to: 0, out: true });
    expect(aim({ ...view, players, stack: [] }, { verb: "shoot", target: 2 })).toEqual({ from: 2, to: 1, out: false });
  });

  it("gets no more life than it has room for", () => {
    const view = viewOf("dice") as DiceView;
    const players = view.players.map((player) => ({ ...player, life: player.max_life }));
    expect(aim({ ...view, players }, { verb: "beer", target: 1 })).toMatchObject({
      from: players[1]!.life,
      to: players[1]!.life,
    });
  });
});

it("knows whose card is meant", () => {
  const view = viewOf("duel") as DuelView;
  const wearing = view.players.map((player, seat) => ({
    ...player,
    characters: player.characters.map(
      (hero) => hero && { ...hero, equipment: [seat === view.seat ? "mine" : "theirs"] },
    ),
  }));
  const owners = ["mine", "theirs", "open"].map((card) =>
    ownerOf({ ...view, players: wearing }, { id: 0, verb: "take", card }),
  );
  expect(owners).toEqual([view.seat, 1 - view.seat!, null]);
});

import { describe, expect, it } from "vitest";
import { Choices, NOTHING } from "../src/lib/choice";
import { abilityOf, goalText, isWaiting } from "../src/lib/deck";
import { rolesLeft } from "../src/lib/roles";
import { withoutUnchosen, type Action, type ClassicView, type Decision } from "../src/lib/views";
import { GAMES, kindOf, printed } from "../src/lib/vocabulary";
import { handLimit, warningOf } from "../src/lib/warnings";
import { viewOf } from "./scenes";

const DEEDS = GAMES.classic.deeds;
const given = (...actions: Array<Omit<Action, "id">>): Decision => ({
  ...{ number: 1, seat: 0, question: { name: "play" }, refused: [] },
  actions: actions.map((action, id) => ({ id, ...action })),
});

/** The first view of the lesson, with something of it changed for the one who looks. */
function table(me: Partial<ClassicView["players"][number]>, more: Partial<ClassicView> = {}): ClassicView {
  const view = viewOf("classic") as ClassicView;
  const players = view.players.map((player, seat) => (seat === view.seat ? { ...player, ...me } : player));
  return { ...view, players, ...more };
}

describe("a card that costs another", () => {
  const rifle = (target: number, price: string) => ({ verb: "play-at", card: "springfield-KS", target, price });
  const turn = new Choices(
    given({ verb: "end" }, ...[1, 2].flatMap((target) => [rifle(target, "beer-6H"), rifle(target, "missed-2S")]), {
      verb: "play",
      card: "brawl-JS",
      price: "beer-6H",
    }),
    ["springfield-KS", "brawl-JS", "beer-6H", "missed-2S"],
    DEEDS,
  );
  const chosen = { ...NOTHING, card: "springfield-KS" };

  it("is not paid until a second card is chosen, and any of those that pay lights up", () => {
    expect(turn.unpaid(chosen)).toBe(true);
    expect([...turn.partners(chosen)]).toEqual(["beer-6H", "missed-2S"]);
    expect(turn.plain({ ...NOTHING, card: "brawl-JS" })).toEqual([]);
  });

  it("is played at whom is chosen, before or after the price", () => {
    expect([...turn.targets(chosen)]).toEqual([1, 2]);
    expect(turn.left({ ...chosen, target: 2, price: "beer-6H" }).map(({ id }) => id)).toEqual([3]);
    expect(turn.unpaid({ ...chosen, price: "beer-6H" })).toBe(false);
    expect(turn.plain({ ...NOTHING, card: "brawl-JS", price: "beer-6H" })).toHaveLength(1);
  });
});

describe("answers without a card of the hand", () => {
  it("aims nothing before it is chosen", () => {
    const doc = new Choices(
      given({ verb: "end" }, { verb: "fire", target: 1 }, { verb: "fire", target: 2 }),
      [],
      DEEDS,
    );
    expect([doc.direct, doc.targets(NOTHING).size]).toEqual([["fire"], 0]);
    expect([...doc.targets({ ...NOTHING, verb: "fire" })]).toEqual([1, 2]);
  });

  it("chooses among characters, not among seats", () => {
    const vera = new Choices(given({ verb: "copy", target: 1 }, { verb: "copy", target: 3 }), [], DEEDS);
    expect([vera.cast.length, vera.targets(NOTHING).size, vera.buttons]).toEqual([2, 0, []]);
  });

  it("lays the hand of the robbed beside their cards in play", () => {
    const brawl = new Choices(given({ verb: "strip-hand" }, { verb: "strip-card", card: "knife-8H" }), [], DEEDS);
    expect([brawl.hands.length, brawl.loose.length, brawl.buttons.length]).toEqual([1, 1, 0]);
  });
});

describe("green cards", () => {
  it("wait in the turn in which they were put in play", () => {
    const laid = table({ in_play: ["canteen-7H"] }, { played: ["canteen-7H"] });
    expect([isWaiting(laid, "canteen-7H"), isWaiting({ ...laid, played: [] }, "canteen-7H")]).toEqual([true, false]);
  });

  it("are not wasted by being put in play, but by being used for nothing", () => {
    const [held, laid] = [table({ life: 4, max_life: 4 }), table({ life: 4, max_life: 4, in_play: ["canteen-7H"] })];
    const canteen = { id: 0, verb: "play", card: "canteen-7H" };
    expect([warningOf(held, canteen), warningOf(laid, canteen)?.name]).toEqual([null, "full"]);
  });
});

it("warns of a Tequila for one who needs none", () => {
  const view = table({ life: 1 });
  const full = (view.seat! + 1) % view.players.length;
  view.players[full] = { ...view.players[full]!, life: 4, max_life: 4 };
  const tequila = { id: 0, verb: "play-at", card: "tequila-9C" };
  expect(warningOf(view, { ...tequila, target: full })?.name).toBe("full");
  expect(warningOf(view, { ...tequila, target: view.seat! })).toBeNull();
});

it("knows who may keep ten cards, by an ability that is borrowed too", () => {
  const vera = table({ character: "vera-custer", ability: "sean-mallory", life: 2 });
  expect(abilityOf(vera.players[vera.seat!]!)).toBe("sean-mallory");
  expect([handLimit(vera), handLimit(table({ life: 2 }))]).toEqual([10, 2]);
});

it("shows no character before it is chosen", () => {
  const dealt = table({ character: "slab" });
  const spares = dealt.players.map((_, seat) => (seat === dealt.seat ? "jourdonnais" : "none"));
  const asked = { ...dealt, stack: [{ frame: "turn" }, { frame: "casting", spares }] };
  expect(withoutUnchosen(dealt)).toBe(dealt);
  const { players } = withoutUnchosen(asked) as ClassicView;
  expect(players[dealt.seat!]).toMatchObject({ character: "unknown", max_life: 0 });
  expect(players.filter((_, seat) => seat !== dealt.seat)).toEqual(
    dealt.players.filter((_, seat) => seat !== dealt.seat),
  );
});

it("gives every new card and character a picture of its own", () => {
  const kinds = Object.entries(GAMES.classic.kinds);
  const icons = new Set(kinds.map(([, { icon }]) => icon));
  expect(icons.size).toBe(kinds.length);
  expect(Object.values(GAMES.classic.characters).filter((each) => each.set)).toHaveLength(15);
  expect(Object.values(GAMES.classic.cards).filter((each) => each.set)).toHaveLength(40);
  expect([kindOf("classic", "brawl").price, printed("classic", "bible-TH")?.colour]).toEqual([1, "green"]);
});

it("tells three players whom they hunt, and eight that there are two Renegades", () => {
  const view = viewOf("classic") as ClassicView;
  const seated = (count: number) => ({
    ...view,
    players: Array.from({ length: count }, () => ({ ...view.players[view.seat!]!, role: "deputy" })),
    seat: 0,
  });
  expect(goalText(seated(3))).toBe("goal-three-deputy");
  expect(rolesLeft(seated(8)).map(({ role, all }) => `${role} ${all}`)).toEqual([
    "sheriff 1",
    "deputy 2",
    "outlaw 3",
    "renegade 2",
  ]);
});

// The luck: sealed, shown, checked.
import { beforeEach, expect, test, vi } from "vitest";
import { checkLuck, hash, luckCommand } from "../src/lib/luck";
import type { Room } from "../src/lib/protocol";
import fair from "./fair.json";

const chair = { guest: "ann", name: "Ann", bot: null, away: false, left: false, keeps: true, seal: "", word: false };
const room = (more: Partial<Room>, seal = "", word = false): Room =>
  ({ promise: "p", playing: null, dealing: false, chairs: [{ ...chair, seal, word }], ...more }) as Room;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, to: string) => kept.set(key, to),
  });
});

test("a word is sealed once, and the same one is shown when the table deals", () => {
  const sealed = luckCommand(room({}), "ann", true);
  expect(sealed?.type).toBe("seal");
  const seal = sealed?.type === "seal" ? sealed.seal : "";
  expect(luckCommand(room({}, seal), "ann", true)).toBeNull();
  const shown = luckCommand(room({ dealing: true }, seal), "ann", false);
  expect(shown?.type === "word" && hash(shown.word)).toBe(seal);
  expect(luckCommand(room({ dealing: true }, seal, true), "ann", false)).toBeNull();
});

test("another device's seal is replaced by who comes, and by nobody else", () => {
  expect(luckCommand(room({}, "f".repeat(64)), "ann", true)?.type).toBe("seal");
  expect(luckCommand(room({}, "f".repeat(64)), "ann", false)).toBeNull();
  expect(luckCommand(room({ dealing: true }, "f".repeat(64)), "ann", false)).toBeNull();
});

test("who has no chair says nothing, nor does anybody during a game", () => {
  expect(luckCommand(room({}), "bob", true)).toBeNull();
  expect(luckCommand(room({}), null, true)).toBeNull();
  expect(luckCommand(room({ playing: "g" }), "ann", true)).toBeNull();
});

test("a record of the house is checked as the house's own command does", () => {
  const { fairness, seed } = fair;
  const whole = { promise: true, seals: true, seed: true, mine: null };
  expect(checkLuck(fairness, seed)).toEqual(whole);
  expect(checkLuck(fairness, `${seed}1`)).toEqual({ ...whole, seed: false });
  expect(checkLuck({ ...fairness, salt: "0" }, seed)).toEqual({ ...whole, promise: false });
  expect(checkLuck({ ...fairness, words: { "0": "x" } }, seed)).toEqual({ ...whole, seals: false, seed: false });
  localStorage.setItem("sixgun-words", JSON.stringify({ [fairness.promise]: fairness.words["1"] }));
  expect(checkLuck(fairness, seed).mine).toBe(true);
  localStorage.setItem("sixgun-words", JSON.stringify({ [fairness.promise]: "mine" }));
  expect(checkLuck(fairness, seed).mine).toBe(false);
});

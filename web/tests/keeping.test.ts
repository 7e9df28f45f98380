import { expect, it } from "vitest";
import { moved, ordered } from "../src/lib/keeping";

it("keeps my order, and puts new cards last", () => {
  expect(ordered(["a", "b", "c", "d"], ["c", "x", "a"])).toEqual(["c", "a", "b", "d"]);
});

it("moves a card to the place of another", () => {
  expect(moved(["a", "b", "c", "d"], "a", "c")).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], "d", "b")).toEqual(["a", "d", "b", "c"]);
  expect(moved(["a", "b"], "a", "gone")).toEqual(["a", "b"]);
});

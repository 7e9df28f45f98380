// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { keyOf, press } from "../src/lib/keys";
import { at, find, findAll, heldCard, targets } from "../src/lib/places";
import { lay, type Laid } from "./laid";

let laid: Laid;
afterEach(() => laid.clear());

/** Press a key where the focus is. */
function type(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, ...more });
  Object.defineProperty(event, "target", { value: document.activeElement ?? document.body });
  const done = press(laid.play, event);
  flushSync();
  return done;
}

const frame = () => new Promise(requestAnimationFrame);
const verbOf = (id: number | undefined) => laid.play.view.decision?.actions[id!]?.verb;

it("chooses a card by its number and goes on to whom it can be aimed at", async () => {
  laid = await lay("classic", "bang");
  const bang = laid.play.hand.indexOf("bang-2D");
  expect(type(String(bang + 1))).toBe(true);
  await frame();
  expect(laid.play.picks.card).toBe("bang-2D");
  expect(findAll(targets)).toContain(document.activeElement);
  type("Escape");
  expect(laid.play.picks.card).toBeUndefined();
});

it("ends the turn with E, and tells so on the button", async () => {
  laid = await lay("classic", "bang");
  expect([keyOf("end"), keyOf("move"), keyOf("gamble")]).toEqual(["E", "W", ""]);
  type("e");
  expect(laid.sent.map(verbOf)).toEqual(["end"]);
});

it("walks through the hand with the arrows, and orders it with Alt", async () => {
  laid = await lay("classic", "bang");
  const [first, second] = laid.play.hand as [string, string];
  type("ArrowRight");
  expect(document.activeElement).toBe(find(heldCard(first)));
  type("ArrowRight", { altKey: true });
  expect(laid.play.hand.slice(0, 2)).toEqual([second, first]);
});

it("rolls the dice that were chosen by number", async () => {
  laid = await lay("dice", "roll");
  type("2");
  type("5");
  expect(findAll(at("dice", '[data-die][aria-pressed="true"]'))).toHaveLength(2);
  type("r");
  expect(laid.play.view.decision?.actions[laid.sent[0]!]?.dice).toEqual([2, 5]);
});

it("leaves keys to fields and to the browser", async () => {
  laid = await lay("classic", "bang");
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  expect([type("e"), type("e", { ctrlKey: true })]).toEqual([false, false]);
  field.remove();
  expect(laid.sent).toEqual([]);
});

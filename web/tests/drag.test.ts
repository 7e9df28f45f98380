// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { at, find, heldCard, person } from "../src/lib/places";
import { lay, type Laid } from "./laid";

let laid: Laid;
afterEach(() => laid.clear());

/** What the pointer does on the hand, and what lies under it. */
function point(name: string, x: number, under: Element | null): void {
  document.elementFromPoint = () => under;
  const event = new PointerEvent(name, { clientX: x, clientY: x, bubbles: true, pointerId: 1 });
  (name === "pointerdown" ? under : find(at("hand")))!.dispatchEvent(event);
  flushSync();
}

function drag(card: string, onto: string | null, end = "pointerup"): void {
  const to = onto === null ? null : find(onto);
  find(at("hand"))!.setPointerCapture = () => undefined;
  point("pointerdown", 0, find(heldCard(card)));
  point("pointermove", 50, to);
  point(end, 50, to);
}

const answer = () => laid.play.view.decision?.actions[laid.sent[0] ?? -1];

it("plays a card at whom it is dropped on", async () => {
  laid = await lay("classic", "bang");
  drag("bang-2D", person(2));
  expect(answer()).toMatchObject({ card: "bang-2D", target: 2 });
});

it("plays a card without a target on the felt", async () => {
  laid = await lay("classic", "weapon");
  drag("schofield-QC", at("felt"));
  expect(answer()).toMatchObject({ verb: "play", card: "schofield-QC" });
});

it("moves a card to another place in the hand", async () => {
  laid = await lay("classic", "bang");
  const [first, second] = laid.play.hand as [string, string];
  drag(first, heldCard(second));
  expect([laid.play.hand.slice(0, 2), laid.sent]).toEqual([[second, first], []]);
});

it("plays nothing where nothing lies, or when it is broken off", async () => {
  laid = await lay("classic", "bang");
  drag("bang-2D", null);
  drag("bang-2D", person(2), "pointercancel");
  expect([laid.sent, laid.play.picks.card]).toEqual([[], undefined]);
  expect(document.querySelectorAll("[inert], [data-lifted], [data-over]")).toHaveLength(0);
});

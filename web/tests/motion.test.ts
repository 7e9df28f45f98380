// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Motion } from "../src/lib/motion";
import { find, part, person } from "../src/lib/places";
import { settings } from "../src/lib/settings.svelte";
import type { GameEvent, Told } from "../src/lib/views";
import { lay, type Laid } from "./laid";

let laid: Laid;
const moved: Element[] = [];
/** A motion that is over at once: no browser moves anything here. */
const MOTION = { finished: Promise.resolve(), finish: () => undefined };
const told = (...events: GameEvent[]): Told[] => events.map((event, number) => ({ number, action: 0, event }));
const lost = (seat: number): GameEvent => ({ name: "lost", seat, points: 1, cause: "bang", by: null });
const plate = (seat: number) => find(person(seat))!.querySelector(part("plate"));

beforeEach(async () => {
  settings.motion = "full";
  moved.length = 0;
  Element.prototype.animate = function (this: Element) {
    moved.push(this);
    return MOTION as object as Animation;
  };
  laid = await lay("classic", "bang");
});
afterEach(() => laid.clear());

it("shows what happened one after the other, at whom it happened", async () => {
  new Motion().show(told(lost(2), lost(1)), false);
  await vi.waitFor(() => expect(moved).toEqual([plate(2), plate(1)]));
});

it("lets a card fly to whom it is played at, with what it is, and takes it away", async () => {
  new Motion().show(told({ name: "played", seat: 0, card: "bang-2D", target: 1 }), false);
  await vi.waitFor(() => expect(moved).toHaveLength(2));
  expect(moved[0]!.innerHTML).toContain("<svg");
  await vi.waitFor(() => expect(moved.some((thing) => thing.isConnected)).toBe(false));
});

it("shows nothing one by one when I must decide and much has happened", async () => {
  new Motion().show(told(...Array.from({ length: 8 }, () => lost(1))), true);
  await new Promise(requestAnimationFrame);
  expect(moved).toEqual([]);
});

it("marks what changed where nothing may move, and knows nothing of a set's events", () => {
  settings.motion = "off";
  new Motion().show(told(lost(1), JSON.parse('{"name":"tornado","seat":2}') as GameEvent), false);
  expect(moved).toEqual([]);
  expect(find(person(1))!.querySelector(part("face"))!.hasAttribute("data-changed")).toBe(true);
  expect(find(person(2))!.querySelector(part("face"))!.hasAttribute("data-changed")).toBe(false);
});

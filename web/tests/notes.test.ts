// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notes } from "../src/lib/notes.svelte";
import { find, heldCard, person } from "../src/lib/places";
import { lay, type Laid } from "./laid";

let laid: Laid;
beforeEach(async () => {
  laid = await lay("classic", "bang");
});
afterEach(() => {
  vi.useRealTimers();
  notes.close();
  laid.clear();
});

function pointer(on: Element, pointerType: string): PointerEvent {
  document.elementsFromPoint = () => [on];
  const event = new PointerEvent("pointerdown", { pointerType, clientX: 5, clientY: 5 });
  Object.defineProperty(event, "target", { value: on });
  return event;
}

it("tells of what has the focus, with its clause, and stays", async () => {
  find(heldCard("bang-2D"))!.focus();
  expect(notes.ask()).toBe(true);
  await vi.waitFor(() =>
    expect(notes.now).toMatchObject({ title: "BANG!", clause: "classic.bang.target", pinned: true }),
  );
});

it("tells of a player by a right click", async () => {
  notes.menu(pointer(find(person(1))!, "mouse"));
  await vi.waitFor(() => expect(notes.now).toMatchObject({ title: "Rose Doolan", clause: "classic.rose-doolan" }));
});

it("tells of what is pressed long, and not of what is tapped", async () => {
  vi.useFakeTimers();
  notes.down(pointer(find(heldCard("beer-6H"))!, "touch"));
  notes.up();
  await vi.advanceTimersByTimeAsync(2000);
  expect(notes.now).toBeNull();
  notes.down(pointer(find(heldCard("beer-6H"))!, "touch"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(notes.now).toMatchObject({ clause: "classic.beer.heal", pinned: true });
});

it("comes when the mouse rests, and goes with it", async () => {
  vi.useFakeTimers();
  notes.move(pointer(find(heldCard("beer-6H"))!, "mouse"));
  await vi.advanceTimersByTimeAsync(700);
  expect(notes.now).toMatchObject({ title: "Beer", pinned: false });
  notes.move(pointer(document.body, "mouse"));
  await vi.advanceTimersByTimeAsync(700);
  expect(notes.now).toBeNull();
});

it("says nothing of what has nothing to say", () => {
  notes.menu(pointer(document.body, "mouse"));
  expect(notes.now).toBeNull();
});

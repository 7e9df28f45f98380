// Rules at hand: rest on a thing, press it long, right-click it or press ? on it, and its text and clause are shown.
import { app, cardName, roleName, say, sayGoal } from "./app.svelte";
import { abilityText, cardText, goalOf } from "./deck";
import { Narrator } from "./narrator";
import { around, at, LAYERS } from "./places";
import type { GameName } from "./views";
import { clauseOf } from "./vocabulary";

const REST = 600;
/** On a button, which one mostly comes to in order to press it. */
const LONG_REST = 1200;
const LINGER = 300;
const PRESS = 500;
const STILL = 10;

export interface Note {
  title: string;
  text: string;
  clause: string;
  game: GameName;
  box: DOMRect;
  /** It stays until it is closed; else it goes when the pointer does. */
  pinned: boolean;
}

class Notes {
  now = $state.raw<Note | null>(null);
  private timer = 0;
  /** Where the mouse is, once it has moved: what comes to lie under it after a click is not meant. */
  private mouse: MouseEvent | null = null;
  private shown: HTMLElement | null = null;
  private pressed: { x: number; y: number; timer: number } | null = null;

  /** Show what a thing is about. */
  async show(thing: HTMLElement, pinned: boolean): Promise<void> {
    const table = thing.closest<HTMLElement>("[data-game]")?.dataset;
    if (!table) return;
    const game = table["game"] as GameName;
    const topic = thing.dataset["about"]!;
    const box = thing.getBoundingClientRect();
    this.shown = thing;
    await app.need([`rules-${game}`]);
    this.now = { ...told(game, topic, thing, Number(table["players"])), game, box, pinned };
  }

  close(): void {
    this.now = null;
  }

  /** `?`: about what has the focus or lies under the mouse; false if that is nothing. */
  ask(): boolean {
    const focused = document.activeElement?.closest<HTMLElement>("[data-about]");
    const thing = focused ?? (this.mouse && thingAt(this.mouse));
    if (thing) void this.show(thing, true);
    return Boolean(thing);
  }

  down(event: PointerEvent): void {
    this.mouse = null;
    clearTimeout(this.timer);
    if (this.now && !inNote(event)) this.close();
    if (event.pointerType === "mouse") return;
    const thing = thingAt(event);
    if (!thing) return;
    const timer = window.setTimeout(() => this.hold(thing), PRESS);
    this.pressed = { x: event.clientX, y: event.clientY, timer };
  }

  move(event: PointerEvent): void {
    const { pressed } = this;
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL) this.up();
    if (event.pointerType !== "mouse" || event.buttons || this.now?.pinned) return;
    this.mouse = event;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.rest(event), this.now ? LINGER : REST);
  }

  /** The mouse lies still: on a thing, on its note, or beside it. */
  private rest(event: PointerEvent): void {
    const thing = thingAt(event);
    if (inNote(event) || (this.now && thing === this.shown)) return;
    if (!thing) return this.close();
    const more = isButton(thing) ? LONG_REST - REST : 0;
    this.timer = window.setTimeout(() => thing.isConnected && void this.show(thing, false), more);
  }

  up(): void {
    clearTimeout(this.pressed?.timer);
    this.pressed = null;
  }

  /** The click after a long press is none. */
  private hold(thing: HTMLElement): void {
    this.pressed = null;
    void this.show(thing, true);
    const swallow = (event: Event) => (event.stopPropagation(), event.preventDefault());
    addEventListener("click", swallow, { capture: true, once: true });
    addEventListener("pointerdown", () => removeEventListener("click", swallow, { capture: true }), { once: true });
  }

  menu(event: MouseEvent): void {
    const thing = thingAt(event);
    if (!thing) return;
    event.preventDefault();
    void this.show(thing, true);
  }
}

export const notes = new Notes();

const inNote = (event: MouseEvent) => around(event.target, at("note")) !== null;
const isButton = (thing: HTMLElement) => thing.dataset["about"]!.startsWith("verb:");

/** The smallest thing under the pointer that has something to say. */
function thingAt({ clientX, clientY }: MouseEvent): HTMLElement | null {
  const under = document.elementsFromPoint(clientX, clientY);
  const layer = under[0]?.closest(at(LAYERS)) ?? document.body;
  const all = under.filter((each) => layer.contains(each)).map((each) => each.closest<HTMLElement>("[data-about]"));
  const size = (each: HTMLElement) => each.offsetWidth * each.offsetHeight;
  return all.filter((each) => each !== null).sort((a, b) => size(a) - size(b))[0] ?? null;
}

function told(
  game: GameName,
  topic: string,
  thing: HTMLElement,
  players: number,
): Pick<Note, "title" | "text" | "clause"> {
  const [kind, name = ""] = topic.split(":") as [string, string?];
  if (kind === "clause") return { title: "", text: "", clause: name };
  const clause = clauseOf(game, topic, players);
  const { odds = "" } = thing.dataset;
  if (kind === "card")
    return { title: cardName(game, name), text: `${say(cardText(game, name))} ${odds}`.trim(), clause };
  if (kind === "character") return { title: say(`character-${name}`), text: say(abilityText(game, name)), clause };
  if (kind === "face") return { title: say(`face-${name}`), text: "", clause };
  if (kind === "role")
    return {
      title: roleName(game, name),
      text: name === "unknown" ? "" : sayGoal(game, goalOf(name, players)),
      clause,
    };
  if (kind === "symbol") return { title: say(`symbol-${name}`), text: "", clause };
  if (kind === "suit") return { title: say(`web-suit-${name}`), text: "", clause };
  if (kind === "verb") return { title: labelOf(thing), text: "", clause };
  if (kind === "hand" && name) return { title: say("web-note-hand"), text: known(game, name), clause };
  if (kind === "draw-pile" || kind === "discards") return { title: say(`web-${kind}`), text: "", clause };
  return { title: say(`web-note-${kind}`), text: "", clause };
}

/** Those cards of somebody's hand that I know. */
function known(game: GameName, cards: string): string {
  const narrator = new Narrator(app.words!, game, []);
  return say("web-known-cards", {
    cards: cards
      .split(" ")
      .map((card) => narrator.card(card))
      .join(", "),
  });
}

/** What a button says, its icons in words. */
function labelOf(button: HTMLElement): string {
  const copy = button.cloneNode(true) as HTMLElement;
  copy.querySelectorAll("kbd").forEach((key) => key.remove());
  copy.querySelectorAll("svg[aria-label]").forEach((icon) => icon.replaceWith(` ${icon.getAttribute("aria-label")}`));
  return copy.textContent.trim();
}

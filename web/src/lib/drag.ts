// A card of the hand is dragged: onto a target, onto the table, or to another place in the hand.
import type { Attachment } from "svelte/attachments";
import { around, at, findAll } from "./places";
import type { Play } from "./play.svelte";

const FAR = 8;

interface Drag {
  card: string;
  element: HTMLElement;
  ghost: HTMLElement | null;
  x: number;
  y: number;
}

/** Lets the cards of a hand be dragged, by mouse, pen or finger. */
export function dragging(play: Play): Attachment<HTMLElement> {
  return (hand) => {
    const drags = new Drags(hand, play);
    const ended = new AbortController();
    const hear = (name: string, handler: (event: PointerEvent) => void) =>
      hand.addEventListener(name, (event) => handler(event as PointerEvent), { signal: ended.signal });
    hear("pointerdown", (event) => drags.down(event));
    hear("pointermove", (event) => drags.move(event));
    hear("pointerup", (event) => drags.up(event));
    hear("pointercancel", () => drags.cancel());
    return () => {
      ended.abort();
      drags.drop();
    };
  };
}

class Drags {
  private drag: Drag | null = null;

  constructor(
    private readonly hand: HTMLElement,
    private readonly play: Play,
  ) {}

  down(event: PointerEvent): void {
    const element = around(event.target, "[data-card]");
    if (!element || event.button !== 0) return;
    this.drag = { card: element.dataset["card"]!, element, ghost: null, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const { drag, play } = this;
    if (!drag || (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR)) return;
    const ghost = (drag.ghost ??= this.lift(drag, event));
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
    const { target, place } = under(event);
    mark(target);
    if (place !== undefined && place !== drag.card) play.place(drag.card, place);
    event.preventDefault();
  }

  private lift({ element, card }: Drag, event: PointerEvent): HTMLElement {
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.dataset["dragged"] = "";
    ghost.style.width = `${element.getBoundingClientRect().width}px`;
    ghost.inert = true;
    document.body.append(ghost);
    element.dataset["lifted"] = "";
    this.hand.setPointerCapture(event.pointerId);
    this.play.lift(card);
    return ghost;
  }

  up(event: PointerEvent): void {
    const { play } = this;
    const done = this.drop();
    if (!done?.ghost) return;
    const { target, felt } = under(event);
    if (target) play.tapTarget(target.dataset["hero"] ?? Number(target.dataset["seat"]));
    else if (!felt || play.picks.card !== done.card || !(play.single || play.unpaid)) play.back();
    else if (play.single) play.send(play.single); // what is still to be paid stays chosen
    swallowClick();
  }

  cancel(): void {
    if (this.drop()?.ghost) this.play.back();
  }

  /** Nothing is dragged any more; what was. */
  drop(): Drag | null {
    const done = this.drag;
    this.drag = null;
    done?.ghost?.remove();
    delete done?.element.dataset["lifted"];
    mark(null);
    return done;
  }
}

/** What lies under the pointer: somebody to aim at, the felt, or a card of the hand. */
function under(event: PointerEvent): { target: HTMLElement | null; felt: boolean; place: string | undefined } {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return {
    target: around(element, '[data-is="target"], [data-is="far"]'),
    felt: around(element, at("felt")) !== null,
    place: around(element, at("hand", "[data-card]"))?.dataset["card"],
  };
}

function mark(target: HTMLElement | null): void {
  findAll("[data-over]").forEach((each) => each.removeAttribute("data-over"));
  if (target?.dataset["is"] === "target") target.dataset["over"] = "";
}

/** The click that the end of a drag makes is none. */
function swallowClick(): void {
  const swallow = (event: Event) => (event.stopPropagation(), event.preventDefault());
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

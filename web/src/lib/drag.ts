// A card of the hand is dragged: onto a target, onto the table, or to another place in the hand.
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
export function dragging(hand: HTMLElement, play: Play): { update: (play: Play) => void; destroy: () => void } {
  let now = play;
  let drag: Drag | null = null;

  function down(event: PointerEvent): void {
    const element = (event.target as Element).closest<HTMLElement>("[data-card]");
    if (!element || event.button !== 0) return;
    drag = { card: element.dataset["card"]!, element, ghost: null, x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (!drag) return;
    if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
    if (!drag.ghost) lift(drag, event);
    drag.ghost!.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
    const over = under(event);
    mark(over.target);
    if (over.place !== undefined && over.place !== drag.card) now.place(drag.card, over.place);
    event.preventDefault();
  }

  function lift(begun: Drag, event: PointerEvent): void {
    const { width } = begun.element.getBoundingClientRect();
    begun.ghost = begun.element.cloneNode(true) as HTMLElement;
    begun.ghost.classList.add("dragged");
    begun.ghost.style.width = `${width}px`;
    begun.ghost.inert = true;
    document.body.append(begun.ghost);
    begun.element.dataset["lifted"] = "";
    hand.setPointerCapture(event.pointerId);
    now.lift(begun.card);
  }

  function up(event: PointerEvent): void {
    const done = drag;
    drag = null;
    if (!done?.ghost) return;
    drop(done);
    const { target, felt } = under(event);
    if (event.type === "pointercancel") now.back();
    else if (target) now.tapTarget(named(target));
    else if (felt && now.single && now.picks.card === done.card) now.send(now.single);
    else now.back();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }

  function drop({ ghost, element }: Drag): void {
    ghost?.remove();
    delete element.dataset["lifted"];
    mark(null);
  }

  const handlers = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  for (const [name, handler] of Object.entries(handlers)) hand.addEventListener(name, handler as EventListener);
  return {
    update: (play) => (now = play),
    destroy: () => {
      if (drag) drop(drag);
      for (const [name, handler] of Object.entries(handlers)) hand.removeEventListener(name, handler as EventListener);
    },
  };
}

/** What lies under the pointer: somebody to aim at, the felt, or a card of the hand. */
function under(event: PointerEvent): { target: HTMLElement | null; felt: boolean; place: string | undefined } {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return {
    target: element?.closest<HTMLElement>(".is-target, .is-far") ?? null,
    felt: element?.closest(".felt") !== null && element !== null,
    place: element?.closest<HTMLElement>(".hand [data-card]")?.dataset["card"],
  };
}

function named(target: HTMLElement): number | string {
  return target.dataset["hero"] ?? Number(target.dataset["seat"]);
}

function mark(target: HTMLElement | null): void {
  document.querySelectorAll("[data-over]").forEach((each) => each.removeAttribute("data-over"));
  if (target?.classList.contains("is-target")) target.dataset["over"] = "";
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

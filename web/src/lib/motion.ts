// What happened is shown from the events, in order: only transform and opacity, and never in the way of a decision.
import "../styles/motion.css";
import { cardIcon } from "./deck";
import { body } from "./icons";
import { at as inside, find, part, person } from "./places";
import { settings } from "./settings.svelte";
import { soundOf } from "./sound";
import { subject, type GameEvent, type GameName, type Told } from "./views";
import { printed } from "./vocabulary";

const IN = "cubic-bezier(.2,.8,.2,1)";
const MANY = 6;
const TOO_MANY = 15;

type Someone = number | string | null | undefined;

/** How many times as fast as usual things move. */
const PACE = { slow: 0.7, normal: 1, fast: 2, step: 1 };

export class Motion {
  private queue: GameEvent[] = [];
  private running: Animation[] = [];
  private busy = false;

  /** Show what is new; too much at once is not shown one by one. */
  show(told: Told[], mine: boolean): void {
    if (told.length > TOO_MANY || settings.still || document.hidden) {
      told.slice(-3).forEach(({ event }) => soundOf(event.name));
      if (settings.still) told.forEach(({ event }) => outline(event));
      return;
    }
    this.queue.push(...told.map(({ event }) => event));
    if (mine && this.queue.length > MANY) this.skip();
    // What moves is measured when the page is laid out anyway.
    else requestAnimationFrame(() => void this.run());
  }

  /** End all that moves, at once. */
  skip(): void {
    this.queue = [];
    this.running.forEach((animation) => animation.finish());
  }

  private async run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.queue.length) {
      const event = this.queue.shift()!;
      const quick = this.queue.length > MANY ? 2 : PACE[settings.speed];
      soundOf(event.name);
      this.running = act(event, quick);
      await Promise.all(this.running.map((animation) => animation.finished.catch(() => undefined)));
      this.running = [];
    }
    this.busy = false;
  }
}

/** The element that stands for a seat or a character. */
function place(who: Someone): HTMLElement | null {
  return who === undefined || who === null ? null : find(person(who));
}

/** Where somebody's cards are: mine are in my hand. */
function holder(who: Someone): HTMLElement | null {
  const at = place(who);
  return at?.hasAttribute("data-mine") ? (find(inside("hand")) ?? at) : at;
}

const pile = () => find(inside("draw-pile"));
const discards = () => find(inside("discards"));
const quiver = () => find(inside("quiver"));

/** How an event is shown: what moves, and how long. */
function act(event: GameEvent, quick: number): Animation[] {
  const who = subject(event);
  switch (event.name) {
    case "drew":
    case "got":
      return fly(pile(), holder(who), "card-back", 260 / quick);
    case "picked":
      return fly(discards(), holder(who), "card-back", 260 / quick);
    case "robbed":
      return fly(holder(who), holder(event.by), "card-back", 260 / quick);
    case "took":
      return fly(place(who), holder(event.by), "card-back", 260 / quick);
    case "played":
      return [...laid(event, place(event.target), quick), ...line(place(who), place(event.target), 220 / quick)];
    case "answered":
    case "avoided":
    case "discarded":
      return laid(event, null, quick);
    case "gatling":
    case "indians":
      return wash(500 / quick);
    case "aimed":
      return line(place(who), place(event.target), 220 / quick);
    case "hit":
      return line(place(event.by), place(event.target), 220 / quick);
    case "lost":
      return shake(place(who), 320 / quick);
    case "exploded":
      return [...wash(500 / quick), ...shake(place(who), 320 / quick)];
    case "healed":
      return glow(place(who), 240 / quick);
    case "arrow-taken":
      return fly(quiver(), place(who), "arrow-fly", 220 / quick);
    case "arrows-back":
      return fly(place(who), quiver(), "arrow-fly", 220 / quick);
    case "rolled":
      return tumble(event.rolled, 600 / quick);
    case "died":
    case "fell":
      return fade(place(who), 700 / quick);
    default:
      return [];
  }
}

/** A card leaves somebody's hand. */
function laid(event: GameEvent & { card: string }, target: Element | null, quick: number): Animation[] {
  return fly(holder(subject(event)), target ?? discards(), "card-front", 300 / quick, event.card);
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** A small thing over the table; a card shows what it is. */
function small(style: string, card?: string): HTMLElement {
  const thing = document.createElement("div");
  thing.className = `flying ${style}`;
  const game = find("[data-game]")?.dataset["game"] as GameName | undefined;
  const kind = game && card ? printed(game, card)?.kind : undefined;
  if (game && kind) thing.innerHTML = `<svg class="i" viewBox="0 0 512 512">${body(cardIcon(game, kind))}</svg>`;
  document.body.append(thing);
  return thing;
}

/** What was animated goes away with its motion. */
function passing(thing: HTMLElement, animation: Animation): Animation[] {
  const gone = () => thing.remove();
  animation.finished.then(gone, gone);
  return [animation];
}

/** One wash over the felt, never a flash. */
function wash(duration: number): Animation[] {
  const felt = find(inside("felt"));
  if (!felt) return [];
  const thing = document.createElement("div");
  thing.className = "wash";
  felt.append(thing);
  return passing(thing, thing.animate([{ opacity: 0 }, { opacity: 0.2 }, { opacity: 0 }], { duration, fill: "both" }));
}

/** Something small goes from one place to another. */
function fly(from: Element | null, to: Element | null, style: string, duration: number, card?: string): Animation[] {
  if (!from || !to) return [];
  const [a, b] = [middle(from), middle(to)];
  const thing = small(style, card);
  const at = ({ x, y }: { x: number; y: number }, turn: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg)`;
  const frames = [
    { transform: at(a, -8), opacity: 0.4 },
    { transform: at(b, 4), opacity: 1, offset: 0.85 },
    { transform: at(b, 0), opacity: 0 },
  ];
  return passing(thing, thing.animate(frames, { duration, easing: IN, fill: "both" }));
}

/** A shot from one to another. */
function line(from: Element | null, to: Element | null, duration: number): Animation[] {
  if (!from || !to) return [];
  const [a, b] = [middle(from), middle(to)];
  const shot = small("shot-line");
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  const long = Math.hypot(b.x - a.x, b.y - a.y) / 100;
  const at = (scale: number) => `translate(${a.x}px, ${a.y}px) rotate(${turn}rad) scaleX(${scale})`;
  const frames = [
    { transform: at(0), opacity: 1 },
    { transform: at(long), opacity: 1, offset: 0.7 },
    { transform: at(long), opacity: 0 },
  ];
  return passing(shot, shot.animate(frames, { duration: duration * 1.6, easing: IN, fill: "both" }));
}

function inner(element: Element | null): Element | null {
  return element?.querySelector(part("plate")) ?? element;
}

function shake(element: Element | null, duration: number): Animation[] {
  const steps = [0, -4, 4, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  const moved = inner(element);
  return moved ? [moved.animate(steps, { duration, composite: "add" })] : [];
}

function glow(element: Element | null, duration: number): Animation[] {
  const life = element?.querySelector(part("life"));
  return life
    ? [
        life.animate(
          [
            { transform: "translateY(6px)", opacity: 0.3 },
            { transform: "none", opacity: 1 },
          ],
          { duration, easing: IN },
        ),
      ]
    : [];
}

function fade(element: Element | null, duration: number): Animation[] {
  const face = element?.querySelector(part("face"));
  return face ? [face.animate([{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], { duration })] : [];
}

function tumble(rolled: number[], duration: number): Animation[] {
  return rolled.flatMap((die, at) => {
    const cube = find(`[data-die="${die}"] ${part("cube")}`);
    const frames = [
      { transform: "translateY(-1.6rem) rotate(-220deg) scale(.8)", opacity: 0.5 },
      { transform: "none", opacity: 1 },
    ];
    return cube ? [cube.animate(frames, { duration: duration - 200 + at * 40, easing: IN })] : [];
  });
}

/** Without movement: what changed gets an outline for a moment. */
function outline(event: GameEvent): void {
  const changed = place(subject(event))?.querySelector(part("face"));
  if (!changed || !["lost", "healed", "died", "fell", "equipped"].includes(event.name)) return;
  changed.setAttribute("data-changed", "");
  setTimeout(() => changed.removeAttribute("data-changed"), 600);
}

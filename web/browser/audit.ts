// What no screen may have. Both functions run in the page and know nothing but what is drawn there.
import type { AUDITED } from "./selectors";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
type Marks = typeof AUDITED;

/** Text that is cut off, outside, too small or not in words; things on top of each other; keys too small for a thumb. */
export function audit([marks, phone]: [Marks, boolean]): string[] {
  const out: string[] = [];
  const LEAST = 24;
  const THUMB = 44;
  const name = (e: Element): string =>
    `${e.tagName.toLowerCase()}.${String(e.getAttribute("class") ?? "")
      .split(" ")
      .slice(0, 3)
      .join(".")} “${(e.textContent || e.ariaLabel || "").trim().slice(0, 30)}”`;
  const seen = (e: Element): boolean => {
    const box = e.getBoundingClientRect();
    return (
      box.width > 0 && box.height > 0 && e.checkVisibility({ visibilityProperty: true }) && !e.closest(marks.unseen)
    );
  };
  // While a dialog is open it is what one looks at; what it covers is covered on purpose.
  const dialog = [...document.querySelectorAll(marks.dialog)].find(seen);
  const all = [...(dialog ?? document.querySelector("#root")!).querySelectorAll<HTMLElement>("*")].filter(seen);

  /** What can be seen inside an element: whatever scrolls or hides its overflow is a frame. */
  const frames = new Map<Element, Box>();
  const frame = (e: Element | null): Box => {
    if (!e) return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const known = frames.get(e);
    if (known) return known;
    let { left, top, right, bottom } = frame(e.parentElement);
    const { overflowX, overflowY } = getComputedStyle(e);
    const edge = e.getBoundingClientRect();
    if (overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    const seen = { left, top, right, bottom };
    frames.set(e, seen);
    return seen;
  };
  /** What is seen of a box. */
  const clipped = (e: Node, box: Box): Box => {
    const { left, top, right, bottom } = frame(e.parentElement);
    return {
      left: Math.max(left, box.left),
      top: Math.max(top, box.top),
      right: Math.min(right, box.right),
      bottom: Math.min(bottom, box.bottom),
    };
  };
  const across = (p: Box, q: Box): [number, number] => [
    Math.min(p.right, q.right) - Math.max(p.left, q.left),
    Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top),
  ];
  const scrolling = new Map<Element, boolean>();
  const scrolls = (e: Element | null): boolean => {
    if (!e || e === document.body) return false;
    if (!scrolling.has(e))
      scrolling.set(e, /auto|scroll/.test(getComputedStyle(e).overflow) || scrolls(e.parentElement));
    return scrolling.get(e)!;
  };

  if (document.documentElement.scrollWidth > innerWidth + 1)
    out.push(`wider than the window: ${document.documentElement.scrollWidth}`);
  const words =
    document.body.innerText + [...document.querySelectorAll("[aria-label]")].map((e) => e.ariaLabel).join("\n");
  for (const raw of words.match(
    /\{ ?\$\w+ ?\}|\b(web|character|ability|cardtext|card|role|event|act|ask|why|side|face|section)-[a-z]+[a-z-]*\b|undefined|NaN|\[object/g,
  ) ?? [])
    out.push(`not in words: ${raw}`);

  const clamped = (style: CSSStyleDeclaration): boolean => style.webkitLineClamp !== "none";

  const textsOf = (e: Element): ChildNode[] =>
    [...e.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());

  // Text: whole, inside, large enough.
  const texts = all.filter((e) => textsOf(e).length > 0);
  for (const e of texts) {
    const style = getComputedStyle(e);
    const box = e.getBoundingClientRect();
    // What is shortened on purpose: a text that a tap shows whole (its plate has a button), or a name that has a title.
    const whole = e.matches("input, select") || e.closest("[title]") || (clamped(style) && e.closest(marks.plates));
    const hides = (axis: "overflowX" | "overflowY"): boolean => !["visible", "auto", "scroll"].includes(style[axis]);
    if (!whole && hides("overflowX") && e.scrollWidth > e.clientWidth + 1) out.push(`cut ${name(e)}`);
    if (!whole && hides("overflowY") && e.scrollHeight > e.clientHeight + 3) out.push(`cut below ${name(e)}`);
    if (!whole && !scrolls(e)) {
      const part = clipped(e, box);
      if (part.right - part.left < box.width - 2 || part.bottom - part.top < box.height - 4)
        out.push(`hidden in part ${name(e)}`);
    }
    const fixed = e.closest(marks.app) && !scrolls(e);
    if (fixed && (box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1 || box.top < -1))
      out.push(`outside ${name(e)}`);
    if (parseFloat(style.fontSize) < 12) out.push(`small ${style.fontSize} ${name(e)}`);
  }

  // Targets: large enough for a thumb, or at least with nothing else near. A link within a sentence is as high as its line.
  const targets = all.filter(
    (e) => e.matches("a[href], button, input, select, summary") && !(e as HTMLButtonElement).disabled,
  );
  const reached = new Map(targets.map((e) => [e, clipped(e, e.getBoundingClientRect())]));
  /** Scrolled out of its frame, if only in part: one scrolls before one taps. */
  const away = (e: HTMLElement, { height }: DOMRect): boolean =>
    scrolls(e) && reached.get(e)!.bottom - reached.get(e)!.top < height - 1;
  const inSentence = (e: Element): boolean => e.matches("a") && getComputedStyle(e).display === "inline";
  if (phone) {
    for (const e of targets) {
      const box = e.getBoundingClientRect();
      if (inSentence(e) || away(e, box) || (box.width >= THUMB - 0.5 && box.height >= THUMB - 0.5)) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const circle = { left: x - LEAST / 2, right: x + LEAST / 2, top: y - LEAST / 2, bottom: y + LEAST / 2 };
      const near = targets.some((other) => other !== e && Math.min(...across(circle, reached.get(other)!)) > 0);
      if (near || box.width < LEAST || box.height < LEAST)
        out.push(`touch ${Math.round(box.width)}×${Math.round(box.height)} ${name(e)}`);
    }
  }

  // Blocks, and lines of text, don't lie on each other.
  const blocks = all.filter((e) => e.matches(marks.blocks) && getComputedStyle(e).display !== "contents");
  const over = (a: Element, b: Element): boolean => marks.above.some((each) => a.closest(each) !== b.closest(each));
  const boxes = blocks.map((e): [Element, Box] => [e, clipped(e, e.getBoundingClientRect())]);
  /** The letters of a line are lower than the line. */
  const ink = (e: Element, { left, right, top, bottom }: Box): Box => {
    const half = 0.4 * parseFloat(getComputedStyle(e).fontSize);
    const middle = (top + bottom) / 2;
    return { left, right, top: middle - half, bottom: middle + half };
  };
  const lines = texts.flatMap((e) =>
    textsOf(e).flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((box): [Element, Box] => [e, clipped(node, ink(e, box))]);
    }),
  );
  const compare = (things: Array<[Element, Box]>, least: number, what: string): void => {
    for (let at = 0; at < things.length; at++) {
      const [a, p] = things[at]!;
      for (let after = at + 1; after < things.length; after++) {
        const [b, q] = things[after]!;
        const [x, y] = across(p, q);
        if (x <= least || y <= least || a === b || a.contains(b) || b.contains(a) || over(a, b)) continue;
        out.push(`${what} ${name(a)} / ${name(b)} ${Math.round(x)}×${Math.round(y)}`);
      }
    }
  };
  compare(boxes, 3, "overlap");
  compare(lines, 2, "text on text");

  // Nothing that is painted lies on a text, but what lets it shine through.
  const paints = (e: Element): boolean => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(e);
    return Number(opacity) > 0.1 && (backgroundImage !== "none" || !/^rgba.*, 0\)$| \/ 0\)$/.test(backgroundColor));
  };
  for (const [e, { left, right, top, bottom }] of lines) {
    if (right - left < 4 || bottom - top < 4) continue;
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      const pile = document.elementsFromPoint(x, (top + bottom) / 2);
      const under = pile.findIndex((each) => each === e || e.contains(each) || each.contains(e));
      const cover = pile
        .slice(0, Math.max(0, under))
        .find((each) => paints(each) && !over(each, e) && !each.closest(marks.letsThrough));
      if (cover && (dialog === undefined || dialog.contains(cover))) out.push(`covered ${name(e)} by ${name(cover)}`);
    }
  }
  return [...new Set(out)];
}

/** Text whose contrast to what may lie behind it is less than WCAG AA asks for. */
export function contrast(marks: Marks): string[] {
  type Colour = number[];
  const numbers = (text: string): number[] => text.match(/[\d.]+(e-?\d+)?%?/g)!.map(parseFloat);
  const parse = (colour: string): Colour => {
    const [a = 0, b = 0, c = 0, alpha = 1] = numbers(colour.replace(/^color\(srgb/, "("));
    return colour.startsWith("color(") ? [a * 255, b * 255, c * 255, alpha] : [a, b, c, alpha];
  };
  const linear = (x: number): number => (x / 255 <= 0.03928 ? x / 255 / 12.92 : ((x / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r = 0, g = 0, b = 0]: Colour): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const over = (a: Colour, b: Colour): Colour => [0, 1, 2].map((at) => a[at]! * a[3]! + b[at]! * (1 - a[3]!)).concat(1);
  const ratio = (a: Colour, b: Colour): number =>
    (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
  const PAINT = /(rgba?|color)\([^()]+\)/g;

  /** Every colour that may lie behind an element: a gradient has several. */
  const behind = (e: Element): Colour[] => {
    const layers: Colour[][] = [];
    const { left, top, width, height } = e.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (let node: Element | null = e; node; node = node.parentElement) {
      const box = node.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      const own = getComputedStyle(node);
      const before = getComputedStyle(node, "::before"); // the felt is drawn there
      const { backgroundImage } = before.content !== "none" && before.backgroundImage !== "none" ? before : own;
      const shades = (backgroundImage.match(PAINT) ?? []).map(parse);
      if (shades.length) layers.push(shades);
      if (shades.length && shades.every((shade) => shade[3] === 1)) break;
      const plain = parse(own.backgroundColor);
      if (plain[3]! > 0) layers.push([plain]);
      if (plain[3] === 1) break;
    }
    return layers
      .reverse()
      .reduce((below, layer) => layer.flatMap((top) => below.map((bottom) => over(top, bottom))).slice(0, 16), [
        [21, 16, 13, 1],
      ] as Colour[]);
  };
  /** Below the last line that is shown of a text: nobody sees it. */
  const isCutOff = (e: Element): boolean => {
    const text = e.parentElement!;
    if (getComputedStyle(text).webkitLineClamp === "none") return false;
    return e.getBoundingClientRect().top > text.getBoundingClientRect().bottom - 4;
  };
  const out: string[] = [];
  for (const e of document.querySelectorAll("#root *")) {
    const own = [...e.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!own || e.closest(marks.unread) || !e.getBoundingClientRect().width || isCutOff(e)) continue;
    const style = getComputedStyle(e);
    let opacity = 1;
    for (let node: Element | null = e; node; node = node.parentElement)
      opacity *= Number(getComputedStyle(node).opacity);
    const size = parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const [r, g, b, alpha] = parse(style.color) as [number, number, number, number];
    const worst = Math.min(...behind(e).map((ground) => ratio(over([r, g, b, alpha * opacity], ground), ground)));
    if (worst < least)
      out.push(
        `contrast ${worst.toFixed(2)} ${e.className} in ${e.parentElement?.className}: ${e.textContent?.trim().slice(0, 24)}`,
      );
  }
  return [...new Set(out)];
}

/** Which of some things can't be tapped where they are: they lie outside the window, or under something else. */
export function outOfReach(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const what = e.ariaLabel ?? e.innerText.slice(0, 40);
    if (!width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [`outside: ${what}`];
    const above = document.elementFromPoint(x, y);
    return e.contains(above) ? [] : [`covered by ${above?.className}: ${what}`];
  });
}

// What no screen may have: text that is cut off or outside, things on top of each other, letters too small, keys too small.
export function audit(phone) {
  const out = [];
  const name = (e) =>
    `${e.className?.toString().split(" ").slice(0, 2).join(".")}:${(e.textContent || "").trim().slice(0, 24)}`;
  const seen = (e) => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(e).visibility !== "hidden" && !e.closest("svg, .vh");
  };
  if (document.documentElement.scrollWidth > innerWidth + 1)
    out.push(`wider than the window: ${document.documentElement.scrollWidth}`);
  for (const e of document.querySelectorAll("#root *")) {
    if (!seen(e)) continue;
    const style = getComputedStyle(e);
    const box = e.getBoundingClientRect();
    const own = [...e.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const cuttable = e.closest(".ticker, .goal, .who, .log, .abil, .tip, input, .text, .hero .name, .sub");
    if (own && !["visible", "auto"].includes(style.overflow) && e.scrollWidth > e.clientWidth + 1 && !cuttable)
      out.push(`cut ${name(e)}`);
    const fixed = e.closest(".app") && !e.closest(".log, .choose, .hand, .settings");
    if (own && fixed && (box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1 || box.top < -1))
      out.push(`outside ${name(e)}`);
    if (own && parseFloat(style.fontSize) < 12) out.push(`small ${style.fontSize} ${name(e)}`);
    const lone = e.matches("button, .btn") && !e.closest(".rules li");
    if (phone && lone && (box.width < 43 || box.height < 43))
      out.push(`touch ${Math.round(box.width)}x${Math.round(box.height)} ${name(e)}`);
  }
  const NAMES =
    ".seat .middle .ask .dock .dice .quiver .hero .piles .side .bar .ticker .player .me .answers .hand .mug .panel .lane";
  const blocks = [...document.querySelectorAll(NAMES.split(" ").join(","))].filter(
    (e) => seen(e) && getComputedStyle(e).display !== "contents",
  );
  /** What is seen of a block: a felt that scrolls hides what is outside of it. */
  const boxOf = (e) => {
    const box = e.getBoundingClientRect();
    const felt = e.closest(".felt");
    const frame =
      felt && felt !== e && getComputedStyle(felt).overflowY !== "visible" ? felt.getBoundingClientRect() : box;
    return {
      left: box.left,
      right: box.right,
      top: Math.max(box.top, frame.top),
      bottom: Math.min(box.bottom, frame.bottom),
    };
  };
  blocks.forEach((a, at) =>
    blocks.slice(at + 1).forEach((b) => {
      if (a.contains(b) || b.contains(a)) return;
      const [p, q] = [boxOf(a), boxOf(b)];
      const [x, y] = [
        Math.min(p.right, q.right) - Math.max(p.left, q.left),
        Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top),
      ];
      if (x > 3 && y > 3) out.push(`overlap ${name(a)} / ${name(b)} ${Math.round(x)}x${Math.round(y)}`);
    }),
  );
  return [...new Set(out)];
}

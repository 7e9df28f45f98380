// What comes of it, at a target.
import { say, warned } from "./app.svelte";
import type { Play } from "./play.svelte";
import type { Change } from "./stakes";

/** "4 → 3", or what may be regretted. */
export function aimed(play: Play, target: number | string): string {
  const regret = play.regret(target);
  if (regret) return warned(play.view.game, regret, "-short");
  const result = play.result(target);
  return result && result.from !== result.to ? changeText(result) : "";
}

/** "4 → 3", or "1 → out". */
export function changeText({ from, to, out }: Change): string {
  return `${from} → ${out ? say("web-out-short") : to}`;
}

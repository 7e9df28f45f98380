import { expect, it } from "vitest";
import { SOUNDS } from "../src/lib/sounds";

it.each(Object.keys(SOUNDS))("%s lasts no longer than 600 ms", (name) => {
  for (const { after, seconds } of SOUNDS[name]!) expect(after + seconds).toBeLessThanOrEqual(0.6);
});

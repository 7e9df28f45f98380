import { expect, it } from "vitest";
import { unitOf } from "../src/lib/time.svelte";

it("counts long times in minutes and hours", () => {
  expect([90, 599, 600, 3599, 3600, 86_400].map(unitOf)).toEqual([
    ["seconds", 90],
    ["seconds", 599],
    ["minutes", 10],
    ["minutes", 60],
    ["hours", 1],
    ["hours", 24],
  ]);
});

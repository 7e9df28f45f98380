// The page in a real browser, as people use it: `python -m tools.web browser`.
import { defineConfig } from "@playwright/test";
import { LAUNCH, PATIENCE } from "./browser/visit";

export default defineConfig({
  testDir: "browser",
  globalSetup: "./browser/opening.ts",
  outputDir: "pictures/failed",
  reporter: "list",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 4,
  timeout: 900_000,
  expect: { timeout: PATIENCE },
  // Without pictures and the page of each step, which double the computing time; `--trace=on` has them.
  use: {
    launchOptions: LAUNCH,
    screenshot: "only-on-failure",
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false, sources: false },
  },
});

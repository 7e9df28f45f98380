/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
// @ts-expect-error: plain JavaScript, for Node
import { gameIcons } from "./icons.js";

const house = process.env.HOUSE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: { assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } },
  server: { fs: { allow: [".."] }, proxy: { "/api": house, "/ws": { target: house, ws: true } } },
  test: { include: ["tests/*.test.ts"], testTimeout: 120_000 },
});

import globalData from "@csstools/postcss-global-data";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vitest/config";
// @ts-expect-error: plain JavaScript, for Node
import { gameIcons } from "./icons.js";

const version = /^version = "(.*)"/m.exec(readFileSync(new URL("../pyproject.toml", import.meta.url), "utf-8"))![1];
const house = process.env.HOUSE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  define: { VERSION: JSON.stringify(version) },
  css: { postcss: { plugins: [globalData({ files: ["src/styles/media.css"] }), customMedia()] } },
  // Tests mount components, as a browser does.
  ...(process.env.VITEST && { resolve: { conditions: ["browser"] } }),
  build: { assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } },
  server: { fs: { allow: [".."] }, proxy: { "/api": house, "/ws": { target: house, ws: true } } },
  test: { include: ["tests/*.test.ts"], testTimeout: 120_000 },
});

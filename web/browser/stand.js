// What all tests share: one house, one browser, and pages that are closed whatever happens.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { test } from "node:test";
import { openBrowser, openHouse, openPage } from "./house.js";

const LIMIT = 900_000;
const FAILED = new URL("../pictures/failed/", import.meta.url).pathname;
export const stand = { house: null, browser: null };

export async function setUp() {
  [stand.house, stand.browser] = await Promise.all([openHouse(), openBrowser()]);
}

export async function takeDown() {
  await stand.browser?.close();
  await stand.house?.close();
}

/** A test with pages of its own (`open`), none of which may report an error. When it fails, pictures of them are kept. */
export function scene(name, deed) {
  test(name, { timeout: LIMIT }, async () => {
    const pages = [];
    const open = async (options, house = stand.house) => {
      pages.push(await openPage(stand.browser, house, options));
      return pages.at(-1);
    };
    try {
      await deed(open);
      assert.deepEqual(
        pages.flatMap((page) => page.troubles),
        [],
      );
    } catch (trouble) {
      await keepPictures(name, pages);
      throw trouble;
    } finally {
      await Promise.all(pages.map((page) => page.context().close()));
    }
  });
}

async function keepPictures(name, pages) {
  mkdirSync(FAILED, { recursive: true });
  const file = name.replace(/[^\wäöü×]+/g, "-");
  await Promise.all(
    pages.map((page, at) =>
      page.screenshot({ path: `${FAILED}${file}-${at}.png`, timeout: 30_000 }).catch(() => undefined),
    ),
  );
}

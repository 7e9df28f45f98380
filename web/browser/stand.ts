// What all tests share: the house, and people at their pages, none of which may report an error.
import { test as base, type Page } from "@playwright/test";
import { openPage, troubles, type At, type Visit } from "./visit";

export { expect } from "@playwright/test";

interface People {
  /** The size, language and motion of `page`. */
  visit: Visit;
  /** Somebody more. */
  open: (visit?: Visit, house?: At) => Promise<Page>;
  page: Page;
  friend: Page;
}

export const test = base.extend<People, { house: At }>({
  house: [async ({}, use) => use({ url: process.env.SIXGUN_TEST_HOUSE! }), { scope: "worker" }],
  visit: [{}, { option: true }],
  open: async ({ browser, house }, use) => {
    const pages: Page[] = [];
    await use(async (visit, at = house) => {
      pages.push(await openPage(browser, at, { without: "looks", ...visit }));
      return pages.at(-1)!;
    });
    const found = pages.flatMap(troubles);
    await Promise.all(pages.map((page) => page.context().close()));
    base.expect(found, "what the console says").toEqual([]);
  },
  page: async ({ open, visit }, use) => use(await open(visit)),
  friend: async ({ open }, use) => use(await open()),
});

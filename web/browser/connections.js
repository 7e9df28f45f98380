// Reloads, a network that is cut, a house that is killed: the game goes on, and so does what one was choosing.
import assert from "node:assert/strict";
import { asked, dealer, playUntil, rush } from "./hands.js";
import { deal, openHouse, somePort, start, stop } from "./house.js";
import { scene } from "./stand.js";

const CHOOSABLE = ".acts .btn.s3 >> visible=true";

/** A card of the hand, chosen but not yet played. */
async function choose(page) {
  await playUntil(page, ".hand .card:not(.no)", dealer(1));
  await playUntil(page, CHOOSABLE, dealer(1));
  await page.locator(".hand .card:not(.no)").first().click();
  return page.locator(".hand .card.sel").getAttribute("data-card");
}

const lines = (page) => page.locator(".log li").allInnerTexts();

/** The connection is lost, and everybody sees it; then it is there again, with the card still chosen. */
async function survive(page, chosen, back) {
  await page.waitForSelector(".notice.lost");
  assert.equal(await page.locator(".ask.mine").count(), 0, "nothing can be answered without a connection");
  await back();
  await page.waitForSelector(".notice.lost", { state: "detached" });
  assert.ok(await asked(page));
  assert.equal(await page.locator(".hand .card.sel").getAttribute("data-card"), chosen);
}

export function connections() {
  scene("a reload in the middle: the same game, the same log, and on to the end", async (open) => {
    const page = await open({});
    await deal(page, "duel", "reload");
    await playUntil(page, CHOOSABLE, dealer(1));
    const before = await lines(page);
    await page.reload();
    await asked(page);
    assert.deepEqual(await lines(page), before);
    await rush(page, 2);
  });

  scene("a network cut shows itself, keeps what I was choosing, and heals", async (open) => {
    const page = await open({});
    await deal(page, "classic", "cut");
    const chosen = await choose(page);
    const before = await lines(page);
    page.expected = /ERR_INTERNET_DISCONNECTED/;
    await page.context().setOffline(true);
    await survive(page, chosen, () => page.context().setOffline(false));
    assert.deepEqual(await lines(page), before);
    await rush(page, 3);
  });

  scene("the house is killed in the middle and opened again: nothing is lost", async (open) => {
    const house = await openHouse({}, somePort());
    try {
      const page = await open({}, house);
      await deal(page, "classic", "killed");
      const chosen = await choose(page);
      const before = await lines(page);
      page.expected = /ERR_CONNECTION_(REFUSED|RESET)/;
      await stop(house, "SIGKILL");
      await survive(page, chosen, () => start(house, new URL(house.url).port));
      assert.deepEqual(await lines(page), before);
      await rush(page, 4);
    } finally {
      await house.close();
    }
  });
}

// Cards that are dragged by mouse and thumb, the order of the hand, and the rules at hand.
import assert from "node:assert/strict";
import { dealer, playUntil } from "./hands.js";
import { deal } from "./house.js";
import { scene, stand } from "./stand.js";

const order = (page) => page.locator(".hand .card").evaluateAll((cards) => cards.map((card) => card.dataset.card));
const step = (page, at) =>
  page.waitForFunction((wanted) => document.querySelector(".stage")?.dataset.state.startsWith(`${wanted} `), at);

async function middle(page, selector) {
  const { x, y, width, height } = await page.locator(selector).first().boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The lesson of the classic game at the step where the first card is played. */
async function lesson(open, options) {
  const page = await open(options);
  await page.goto(`${stand.house.url}/learn/classic`);
  for (const at of [0, 1, 2]) {
    await step(page, at);
    await page.locator(".coach .next").click();
  }
  await step(page, 3);
  return page;
}

async function dragMouse(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function dragThumb(page, from, to) {
  const thumb = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => thumb.send("Input.dispatchTouchEvent", { type, touchPoints });
  const at = (part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  // All at once: a thumb that rests while the machine is busy would be a long press.
  const moves = [0.2, 0.4, 0.6, 0.8, 1];
  await Promise.all([touch("touchStart", from), ...moves.map((part) => touch("touchMove", at(part))), touch("touchEnd")]);
}

export function gestures() {
  for (const [size, drag] of [
    ["laptop", dragMouse],
    ["phone", dragThumb],
  ]) {
    scene(`a card is dragged to the felt and onto a target at ${size}`, async (open) => {
      const page = await lesson(open, { size });
      await drag(page, await middle(page, '[data-card="schofield-QC"]'), await middle(page, ".pile.discards"));
      await step(page, 4);
      await drag(page, await middle(page, '[data-card="bang-2D"]'), await middle(page, '.seat[data-seat="2"]'));
      await step(page, 5);
    });
  }

  scene("the order of the hand is mine, by drag and by keys, and stays through a reload", async (open) => {
    const page = await open({});
    await deal(page, "classic", "order");
    await playUntil(page, ".acts .btn.s3 >> visible=true", dealer(1));
    const [first, ...rest] = await order(page);
    const last = rest.at(-1);
    await dragMouse(page, await middle(page, `[data-card="${last}"]`), await middle(page, `[data-card="${first}"]`));
    assert.deepEqual(await order(page), [last, first, ...rest.slice(0, -1)]);
    await page.locator(`.hand [data-card="${last}"]`).focus();
    await page.keyboard.press("Alt+ArrowRight");
    const mine = [first, last, ...rest.slice(0, -1)];
    assert.deepEqual(await order(page), mine);
    await page.reload();
    await page.waitForSelector(".hand .card");
    assert.deepEqual(await order(page), mine);
  });

  scene("a card, a player and a line of the log show their clause", async (open) => {
    const page = await lesson(open, {});
    await page.locator('.hand [data-card="cat-balou-KH"]').focus();
    await page.keyboard.press("?");
    await page.locator('.note a[href="/rules/classic#classic.cat-balou"]').waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".note").waitFor({ state: "detached" });
    await page.locator('.seat[data-seat="1"] .hit').focus();
    await page.keyboard.press("?");
    await page.locator('.note a[href="/rules/classic#classic.rose-doolan"]').waitFor();
    await page.keyboard.press("Escape");
    await page.locator('.hand [data-card="schofield-QC"]').click();
    await page.locator(".acts .s1").click();
    await step(page, 4);
    await page.locator(".log li").last().click({ button: "right" });
    await page.locator('.note a[href="/rules/classic#classic.distance.weapon"]').waitFor();
  });

  scene("the mouse rests on a card in front of somebody and on a button, and they show their clause", async (open) => {
    const page = await lesson(open, {});
    const rest = async (selector, clause) => {
      const at = await middle(page, selector);
      await page.mouse.move(at.x, at.y);
      await page.mouse.move(at.x + 1, at.y);
      await page.locator(`.note a[href="/rules/classic#classic.${clause}"]`).waitFor();
    };
    await rest('.seat[data-seat="1"] .name', "rose-doolan");
    await rest('.seat[data-seat="1"] .mini', "barrel");
    await rest('.seat[data-seat="1"] .count', "turn.hand-limit");
    await rest(".acts .s3", "turn.hand-limit");
    const felt = await middle(page, ".stage .ask .txt");
    await page.mouse.move(felt.x, felt.y);
    await page.locator(".note").waitFor({ state: "detached" });
  });

  scene("a long press shows the clause and plays nothing", async (open) => {
    const page = await lesson(open, { size: "phone" });
    const thumb = await page.context().newCDPSession(page);
    const at = await middle(page, '[data-card="beer-6H"]');
    await thumb.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await page.locator('.note a[href="/rules/classic#classic.beer.heal"]').waitFor();
    await thumb.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    assert.equal(await page.locator(".hand .card.sel").count(), 0);
  });
}

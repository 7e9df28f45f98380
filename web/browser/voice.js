// A game by ear: nothing is found but by its role and its name, as a screen reader tells them.
import assert from "node:assert/strict";
import { PATIENCE } from "./house.js";

const CARD = /^[^,]+, ((10|[2-9JQKA]) )?[^.]+\. /;
const DISTANCE = /distance \d/;

export async function playByVoice(page, game, pick, most = 600) {
  await landmarks(page);
  const heard = new Set();
  for (let answers = 0; answers < most; answers++) {
    if (!(await question(page))) return hearLog(heard);
    await answer(page, game, pick);
    heard.add(await page.getByRole("log").textContent());
  }
  throw new Error(`the game was not over after ${most} answers`);
}

/** The places that a screen reader can jump to, each once. */
async function landmarks(page) {
  for (const role of ["banner", "main", "navigation", "complementary"])
    assert.equal(await page.getByRole(role).count(), 1);
  for (const name of ["Table", "What is yours"])
    assert.equal(await page.getByRole("region", { name, exact: true }).count(), 1);
  assert.equal(await page.getByRole("log").getAttribute("aria-live"), "polite");
  assert.equal(await page.getByRole("alert").getAttribute("aria-live"), "assertive");
}

/** Wait until I am asked, which is read out at once; false when the game is over. */
async function question(page) {
  const asked = page.getByRole("region", { name: "Your decision" });
  const over = page.getByRole("heading", { level: 1, name: /^Winner/ });
  await asked.or(over).first().waitFor();
  if (await over.count()) return false;
  assert.match(
    await page.getByRole("alert").textContent(),
    /\. (One answer|\d+ answers)\.$|[?!] (One answer|\d+ answers)\.$/,
  );
  return true;
}

/** One answer: what is asked for most closely comes first. */
async function answer(page, game, pick) {
  const before = await page.getByRole("main").ariaSnapshot();
  const button = await choose(page, game, pick);
  const name = await nameOf(button);
  await button.press("Enter");
  await changed(page, before, name);
}

async function choose(page, game, pick) {
  const region = page.getByRole("region", { name: "Your decision" });
  const hand = page.getByRole("group", { name: /^Your hand/ });
  const ways = [
    page.getByRole("dialog", { name: "Choose" }).getByRole("button").filter({ hasNotText: /^$/ }),
    page.getByRole("button", { name: /^(Aim|Beer|Choose)[,:] / }),
    page.getByRole("group", { name: "Your decision" }).getByRole("button"),
    region.getByRole("button", { name: /^(Play|Discard|Roll \d)/, disabled: false }),
    hand.getByRole("button", { disabled: false, pressed: false }),
    ...(pick(3)
      ? [page.getByRole("group", { name: "Dice" }).getByRole("button", { disabled: false, pressed: false })]
      : []),
    region.getByRole("button", { disabled: false }),
  ];
  for (const way of ways) {
    const count = await way.count();
    if (count) return named(way.nth(pick(count)), way, { hand: ways[4], targets: ways[1] }, game);
  }
  throw new Error(`no answer has a name: ${await page.getByRole("main").ariaSnapshot()}`);
}

/** A card says what it is and does, a target says how far it is. */
async function named(button, way, { hand, targets }, game) {
  const name = await nameOf(button);
  if (way === hand) assert.match(name, CARD);
  if (way === targets && game !== "duel" && !/, you\./.test(name)) assert.match(name, DISTANCE);
  return button;
}

async function nameOf(button) {
  return /button "(.*)"/.exec((await button.ariaSnapshot()).replaceAll("''", "'"))?.[1] ?? "";
}

/** Wait until something sounds different. */
async function changed(page, before, what) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if ((await page.getByRole("main").ariaSnapshot()) !== before) return;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error(`${what} did nothing`);
}

function hearLog(heard) {
  assert.ok(heard.size > 3, "the log is read out");
}

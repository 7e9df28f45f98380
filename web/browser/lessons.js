// The guided first games: whoever does what the words ask for gets to the end; who doesn't is told what to do.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { scene, stand } from "./stand.js";

const script = (game) => JSON.parse(readFileSync(new URL(`../src/lib/lessons/${game}.json`, import.meta.url), "utf8"));

export function lessons() {
  const visits = { classic: ["laptop", "de"], dice: ["small", "es"], duel: ["phone", "en"] };
  for (const [game, [size, language]] of Object.entries(visits)) {
    scene(`the guided first game of ${game} in ${language}`, async (open) => {
      const page = await open({ size, language });
      await page.goto(`${stand.house.url}/learn/${game}`);
      const steps = script(game);
      for (const [at, step] of steps.slice(0, -1).entries()) {
        const { view } = steps.slice(0, at + 1).findLast((each) => each.view);
        await arrived(page, at);
        await follow(page, step, view);
      }
      await arrived(page, steps.length - 1);
      await page.locator(".coach .btn.primary").click();
      await page.waitForSelector(".ask");
    });
  }

  scene("who does something else in a guided game is told what to do, and nothing is lost", async (open) => {
    const page = await open({});
    await page.goto(`${stand.house.url}/learn/dice`);
    const steps = script("dice");
    const first = steps.findIndex((step) => step.does !== undefined);
    for (const [at, step] of steps.slice(0, first).entries()) {
      await arrived(page, at);
      await follow(page, step, steps[0].view);
    }
    await arrived(page, first);
    const { view, does } = { ...steps[0], ...steps[first] };
    const wrong = view.decision.actions.find(({ id, dice }) => id !== does && dice?.length === 1);
    await answer(page, wrong, view);
    await page.locator(".coach .astray").waitFor();
    assert.ok((await page.locator("main").getAttribute("data-state")).startsWith(`${first} true`));
  });
}

async function arrived(page, at) {
  await page.waitForFunction((step) => document.querySelector(".stage")?.dataset.state.startsWith(`${step} `), at);
}

/** Do what a step asks for. */
async function follow(page, { touches, does }, view) {
  if (touches)
    await page
      .locator(/^\d$/.test(touches) ? `.die[data-die="${touches}"]` : `.hand [data-card="${touches}"]`)
      .click({ force: true }); // a locked card can be touched too
  if (does === undefined) await page.locator(".coach .next").click();
  else await answer(page, view.decision.actions[does], view);
}

/** An answer, by the cards, dice and seats that it names. */
async function answer(page, action, view) {
  const { card, target, character, dice, taken, verb } = action;
  const held = card && (await page.locator(`.hand [data-card="${card}"]`).count());
  const ending = view.decision.actions.some((each) => each.verb === "end" || each.verb === "discard");
  const aim = target ?? character;
  if (held && ending) await page.locator(`.hand [data-card="${card}"]`).click();
  for (const die of dice ?? []) await page.locator(`.die[data-die="${die}"]`).click();
  if (dice) await page.locator('[data-verb="roll"]').click();
  else if (aim !== undefined)
    await page.locator(`.is-target .hit[data-${typeof aim === "number" ? "seat" : "hero"}="${aim}"]`).click();
  else if (held && ending) await page.locator(".acts .s1").click();
  else await page.locator(`[data-verb="${verb}"]`).first().click();
  if (taken) await page.locator(".choose .btn.big", { hasText: /\S/ }).nth(choices(view, action)).click();
}

/** Which of the further choices it is. */
function choices(view, { card, target, id }) {
  return view.decision.actions
    .filter((each) => each.card === card && each.target === target)
    .findIndex((each) => each.id === id);
}

// Several people at one table: players, those who watch, and the big screen.
import assert from "node:assert/strict";
import { asked, dealer, playByClicks } from "./hands.js";
import { scene } from "./stand.js";

/** A table of one's own, for a number of players. */
async function create(page, game, players) {
  const form = page.locator(".cols .panel").last();
  await form.getByRole("button", { name: game, exact: true }).click();
  if (players) await form.getByRole("button", { name: String(players), exact: true }).click();
  await form.getByRole("button", { name: "Create a table" }).click();
  await page.waitForSelector(".lobby");
  return page.url();
}

const begin = (page) => page.getByRole("button", { name: "Start the game", disabled: false }).click();
const sit = (page) => page.getByRole("button", { name: "Sit here" }).first().click();

/** No card of a hand and no role but the Sheriff's is on the big screen. */
async function noSecret(phone, board) {
  const held = await phone.locator(".hand .card").evaluateAll((cards) => cards.map((card) => card.dataset.card));
  const shown = await board.locator(".stage").innerHTML();
  for (const card of held) assert.ok(!shown.includes(card), card);
  assert.equal(await board.locator(".hand, .dock, .answers, .choose").count(), 0);
  assert.equal(await board.locator(".seat:not(.is-dead) .role:not(.unknown):not(.sheriff)").count(), 0);
}

async function talk(page, words) {
  await page.getByRole("button", { name: /^Chat/ }).click();
  await page.getByLabel("Say something").fill(words);
  await page.getByRole("button", { name: "Send" }).click();
}

export function people() {
  scene("two people play The Duel to the end, a third watches, and they talk", async (open) => {
    const host = await open({});
    const address = await create(host, "The Duel");
    const friend = await open({ size: "phone" });
    await friend.locator("#code").fill(address.split("/").pop().toLowerCase());
    await friend.getByRole("button", { name: "Join" }).click();
    await sit(friend);
    const guest = await open({});
    await guest.goto(address);
    await begin(host);
    await guest.waitForSelector(".stage.watching");
    await talk(host, "Howdy, partner");
    await host.getByRole("button", { name: "Log", exact: true }).click();
    await friend.locator(".ticker").tap();
    await friend.getByRole("button", { name: /^Chat/ }).tap();
    await friend.getByText("Howdy, partner").waitFor();
    await friend.getByRole("button", { name: "Close" }).tap();
    assert.equal(await guest.locator(".hand, .dock, .answers").count(), 0);
    await Promise.all([playByClicks(host, dealer(5)), playByClicks(friend, dealer(6), { deed: "tap" })]);
    await guest.waitForSelector(".endpage");
    assert.match(await guest.locator(".banner p").textContent(), /^The game is over\./);
    assert.equal(await host.locator(".banner h1").textContent(), await friend.locator(".banner h1").textContent());
    assert.notEqual(await host.locator(".banner p").textContent(), await friend.locator(".banner p").textContent());
  });

  scene("the host mutes somebody, who is told so, and lets them speak again", async (open) => {
    const host = await open({});
    const address = await create(host, "The Duel");
    const friend = await open({});
    await friend.goto(address);
    await sit(friend);
    await begin(host);
    await talk(friend, "You are slow");
    await host.getByRole("button", { name: /^Chat/ }).click();
    assert.equal(await friend.getByRole("button", { name: /^Mute/ }).count(), 0, "only the host mutes");
    await host.getByRole("button", { name: /^Mute: / }).click();
    await friend.getByText("The host has muted you at this table.").waitFor();
    assert.equal(await friend.getByLabel("Say something").count(), 0);
    await host.getByRole("button", { name: /^Let speak: / }).click();
    await friend.getByLabel("Say something").fill("Sorry");
    await friend.getByRole("button", { name: "Send" }).click();
    await host.getByText("Sorry").waitFor();
  });

  scene("a big screen and two phones: a whole game, with no secret on the screen", async (open) => {
    const phones = [await open({ size: "phone" }), await open({ size: "small" })];
    const address = await create(phones[0], "BANG!", 4);
    const board = await open({ size: "screen" });
    await board.goto(`${address}/board`);
    await board.waitForSelector(".boardwait .qr");
    await phones[1].goto(address);
    await sit(phones[1]);
    await board.locator(".boardwait li").nth(1).waitFor();
    await phones[0].getByRole("button", { name: "Fill with bots" }).click();
    await begin(phones[0]);
    await board.waitForSelector(".board .seat");
    const look = (phone) => noSecret(phone, board);
    await Promise.all(phones.map((phone, at) => playByClicks(phone, dealer(7 + at), { deed: "tap", look })));
    await board.waitForSelector(".boardend");
  });

  scene("a table fills: bots come and go, a guest is sent away, the host settles everything", async (open) => {
    const host = await open({});
    const address = await create(host, "The Dice Game", 3);
    const friend = await open({});
    await friend.goto(address);
    await sit(friend);
    const taken = host.locator(".chairs .trow:not(.empty)");
    await taken.nth(1).waitFor();
    await host.getByRole("button", { name: "Add a bot" }).click();
    await taken.nth(2).getByRole("button", { name: "Remove" }).click();
    await host.getByRole("button", { name: "Add a bot" }).waitFor();
    await taken.nth(1).getByRole("button", { name: "Remove" }).click();
    await friend.getByRole("button", { name: "Sit here" }).first().waitFor();
    await host.getByRole("button", { name: "Everybody" }).click();
    await friend.getByRole("link", { name: "Sixgun" }).click();
    await friend.locator(".trow", { hasText: "The Dice Game" }).getByRole("link", { name: "Join" }).waitFor();
    await host.getByRole("button", { name: "Fill with bots" }).click();
    await begin(host);
    assert.ok(await asked(host));
  });
}

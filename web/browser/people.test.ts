// Several people at one table: players, those who watch, and the big screen.
import type { Page } from "@playwright/test";
import { asked, dealer, playByClicks } from "./hands";
import { BOARD, CODE, END, HAND, HOME, LOBBY, TABLE } from "./selectors";
import { expect, test } from "./stand";

/** A table of one's own, for a number of players. */
async function create(page: Page, game: string, players?: number): Promise<string> {
  const form = page.locator(HOME.form).last();
  await form.getByRole("button", { name: game, exact: true }).click();
  if (players) await form.getByRole("button", { name: String(players), exact: true }).click();
  await form.getByRole("button", { name: "Create a table" }).click();
  await page.waitForSelector(LOBBY.page);
  return page.url();
}

const begin = (page: Page) => page.getByRole("button", { name: "Start the game", disabled: false }).click();
/** Sit down; one says one's name first. */
async function sit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sit here" }).first().click();
  await page.getByRole("button", { name: "Sit down" }).click();
}

/** No card of a hand, but those that everybody saw being taken, and no role but the Sheriff's is on the big screen. */
async function noSecret(phone: Page, board: Page): Promise<void> {
  const held = await phone.locator(HAND.card).evaluateAll((cards) => cards.map((card) => card.dataset.card!));
  const shown = (await board.locator(TABLE.stage).innerHTML()).replace(/data-about="hand:[^"]*"/g, "");
  expect(held.filter((card) => shown.includes(card))).toEqual([]);
  expect(await board.locator(TABLE.private).count()).toBe(0);
  expect(await board.locator(TABLE.secret).count()).toBe(0);
}

async function talk(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: /^Chat/ }).click();
  await page.getByLabel("Say something").fill(words);
  await page.getByRole("button", { name: "Send" }).click();
}

test("two people play The Duel to the end, a third watches, and they talk", async ({ page: host, open }) => {
  const address = await create(host, "The Duel");
  await host.getByText("Options", { exact: true }).click();
  const characters = host.getByRole("group", { name: "Characters a side" });
  await characters.getByRole("button", { name: "2", exact: true }).click();
  const friend = await open({ size: "phone" });
  await friend.locator(CODE.field).fill(address.split("/").pop()!.toLowerCase());
  await friend.getByRole("button", { name: "Join" }).click();
  await sit(friend);
  const guest = await open();
  await guest.goto(address);
  await begin(host);
  await guest.waitForSelector(TABLE.watching);
  await talk(host, "Howdy, partner");
  await host.getByRole("button", { name: "Log", exact: true }).click();
  await friend.locator(TABLE.news).tap();
  await friend.getByRole("button", { name: /^Chat/ }).tap();
  await friend.getByText("Howdy, partner").waitFor();
  await friend.getByRole("button", { name: "Close" }).tap();
  expect(await guest.locator(TABLE.own).count()).toBe(0);
  for (const page of [host, friend]) await expect(page.locator('[data-place="hint"]')).toHaveCount(0);
  await Promise.all([playByClicks(host, dealer(5)), playByClicks(friend, dealer(6), { deed: "tap" })]);
  await expect(guest.locator(END.how)).toHaveText(/^The game is over\./);
  await expect(friend.locator(END.who)).toHaveText(await host.locator(END.who).innerText());
  await expect(friend.locator(END.how)).not.toHaveText(await host.locator(END.how).innerText());
  for (const page of [host, friend]) {
    const { x, width } = (await page.locator(END.talk).boundingBox())!;
    expect(x + width).toBeLessThan(page.viewportSize()!.width);
  }
  await host.getByRole("button", { name: "Seats and options" }).click();
  await host.locator(LOBBY.taken).nth(1).getByRole("button", { name: "Remove" }).click();
  await friend.getByText("The host has removed you from your seat.").waitFor();
});

test("the host mutes somebody, who is told so, and lets them speak again", async ({ page: host, friend }) => {
  await friend.goto(await create(host, "The Duel"));
  await sit(friend);
  await begin(host);
  await talk(friend, "You are slow");
  await host.getByRole("button", { name: /^Chat/ }).click();
  await expect(friend.getByRole("button", { name: /^Mute/ }), "only the host mutes").toHaveCount(0);
  await host.getByRole("button", { name: /^Mute: / }).click();
  await friend.getByText("The host has muted you at this table.").waitFor();
  await expect(friend.getByLabel("Say something")).toHaveCount(0);
  await host.getByRole("button", { name: /^Let speak: / }).click();
  await friend.getByLabel("Say something").fill("Sorry");
  await friend.getByRole("button", { name: "Send" }).click();
  await host.getByText("Sorry").waitFor();
});

test("a big screen and two phones: a whole game, with no secret on the screen", async ({ open }) => {
  const [host, friend] = [await open({ size: "phone" }), await open({ size: "small" })];
  const address = await create(host, "BANG!", 4);
  const board = await open({ size: "screen" });
  await board.goto(`${address}/board`);
  await board.waitForSelector(BOARD.waiting);
  await friend.goto(address);
  await sit(friend);
  await board.locator(BOARD.waits).nth(1).waitFor();
  await host.getByRole("button", { name: "Fill with bots" }).click();
  await begin(host);
  await board.waitForSelector(BOARD.seat);
  const look = (phone: Page) => noSecret(phone, board);
  await Promise.all([host, friend].map((phone, at) => playByClicks(phone, dealer(7 + at), { deed: "tap", look })));
  await board.waitForSelector(BOARD.over);
});

test("a table fills: bots come and go, a guest is sent away, the host settles everything", async ({
  page: host,
  friend,
}) => {
  await friend.goto(await create(host, "The Dice Game", 3));
  await sit(friend);
  const taken = host.locator(LOBBY.taken);
  await taken.nth(1).waitFor();
  await host.getByRole("button", { name: "Add a bot" }).click();
  await taken.nth(2).getByRole("button", { name: "Remove" }).click();
  await host.getByRole("button", { name: "Add a bot" }).waitFor();
  await taken.nth(1).getByRole("button", { name: "Remove" }).click();
  await friend.getByText("The host has removed you from your seat.").waitFor();
  await friend.getByRole("button", { name: "Sit here" }).first().waitFor();
  await host.getByRole("button", { name: "Everybody" }).click();
  await friend.getByRole("link", { name: "Sixgun" }).click();
  await friend.locator(HOME.row, { hasText: "The Dice Game" }).getByRole("link", { name: "Join" }).waitFor();
  await host.getByRole("button", { name: "Fill with bots" }).click();
  await begin(host);
  expect(await asked(host)).toBe(true);
});

test("friends say their names, talk before the game, and the host hands the table over", async ({
  page: host,
  friend,
}) => {
  await friend.goto(await create(host, "The Dice Game", 3));
  await friend.getByRole("button", { name: "Sit here" }).first().click();
  await friend.getByLabel("What do the others call you?").fill("Hanna");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await friend.getByRole("button", { name: "Stand up" }).waitFor();
  await friend.getByRole("button", { name: "Howdy!" }).click();
  await expect(host.getByRole("log", { name: "Chat" })).toContainText("Hanna: Howdy!");
  await friend.reload();
  await expect(friend.getByRole("log", { name: "Chat" })).toContainText("Hanna: Howdy!");
  await host.getByRole("button", { name: "What else to do with Hanna" }).click();
  await host.getByRole("button", { name: "Make host" }).click();
  await friend.getByRole("button", { name: "Fill with bots" }).click();
  await friend.getByRole("button", { name: "Rename" }).click();
  await friend.getByRole("textbox", { name: "Your name" }).fill("Johanna");
  await friend.getByRole("button", { name: "Save" }).click();
  await host.getByText("Johanna").first().waitFor();
  await host.getByRole("button", { name: "Stand up" }).click();
  await expect(host.getByText("The host has removed you")).toHaveCount(0);
  await host.getByRole("button", { name: "Sit here" }).first().waitFor();
});

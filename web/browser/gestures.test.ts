// Cards that are dragged by mouse and thumb, the order of the hand, and the rules at hand.
import type { Page } from "@playwright/test";
import { dealer, playUntil } from "./hands";
import { COACH, FRAME, HAND, TABLE } from "./selectors";
import { expect, test } from "./stand";
import { deal, go } from "./visit";
import { arrived } from "./steps";

interface Point {
  x: number;
  y: number;
}

const order = (page: Page): Promise<string[]> =>
  page.locator(HAND.card).evaluateAll((cards) => cards.map((card) => card.dataset.card!));
const clause = (page: Page, id: string) => page.locator(FRAME.clause("classic", id));

async function middle(page: Page, selector: string): Promise<Point> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** The lesson of the classic game at the step where the first card is played. */
async function begin(page: Page): Promise<void> {
  await go(page, "/learn/classic");
  for (const at of [0, 1, 2, 3]) {
    await arrived(page, at);
    await page.locator(COACH.next).click();
  }
  await arrived(page, 4);
}

async function dragMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function dragThumb(page: Page, from: Point, to: Point): Promise<void> {
  const thumb = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    thumb.send("Input.dispatchTouchEvent", { type, touchPoints });
  const at = (part: number) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  // All at once: a thumb that rests while the machine is busy would be a long press.
  const moves = [0.2, 0.4, 0.6, 0.8, 1];
  await Promise.all([
    touch("touchStart", from),
    ...moves.map((part) => touch("touchMove", at(part))),
    touch("touchEnd"),
  ]);
}

for (const [size, drag] of [
  ["laptop", dragMouse],
  ["phone", dragThumb],
] as const) {
  test(`a card is dragged to the felt and onto a target at ${size}`, async ({ open }) => {
    const page = await open({ size });
    await begin(page);
    await drag(page, await middle(page, HAND.named("schofield-QC")), await middle(page, TABLE.discards));
    await arrived(page, 5);
    await drag(page, await middle(page, HAND.named("bang-2D")), await middle(page, TABLE.seat(2)));
    await arrived(page, 6);
  });
}

for (const [size, drag] of [
  ["laptop", dragMouse],
  ["under", dragThumb],
] as const) {
  test(`a card that costs another is dragged at ${size}, and waits to be paid`, async ({ open }) => {
    const page = await open({ size });
    await deal(page, "classic", "w16", 5, ["dodge-city"]);
    await playUntil(page, `${TABLE.end} >> visible=true`, dealer(3));
    const [whisky, tequila] = [HAND.named("whisky-QH"), HAND.named("tequila-9C")];
    await drag(page, await middle(page, whisky), await middle(page, TABLE.discards));
    await expect(page.locator(HAND.chosen)).toHaveAttribute("data-card", "whisky-QH");
    await expect(page.locator(TABLE.question)).toContainText("which card pays for it?");
    await drag(page, await middle(page, tequila), await middle(page, TABLE.others));
    await expect(page.locator(HAND.chosen)).toHaveAttribute("data-card", "tequila-9C");
    await expect(page.locator(TABLE.question)).toContainText("which card pays for it?");
    await page.locator(HAND.named("beer-6H")).click();
    await expect(page.locator(tequila)).toHaveCount(0);
    await expect(page.locator(HAND.named("beer-6H"))).toHaveCount(0);
  });
}

test("the order of the hand is mine, by drag and by keys, and stays through a reload", async ({ page }) => {
  await deal(page, "classic", "order");
  await playUntil(page, `${TABLE.end} >> visible=true`, dealer(1));
  const [first, ...rest] = await order(page);
  const last = rest.pop()!;
  await dragMouse(page, await middle(page, HAND.named(last)), await middle(page, HAND.named(first!)));
  expect(await order(page)).toEqual([last, first, ...rest]);
  await page.locator(HAND.named(last)).focus();
  await page.keyboard.press("Alt+ArrowRight");
  const mine = [first, last, ...rest];
  expect(await order(page)).toEqual(mine);
  await page.reload();
  await page.waitForSelector(HAND.card);
  expect(await order(page)).toEqual(mine);
});

test("a card, a player and a line of the log show their clause", async ({ page }) => {
  await begin(page);
  await page.locator(HAND.named("cat-balou-KH")).focus();
  await page.keyboard.press("?");
  await clause(page, "cat-balou").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(FRAME.note).waitFor({ state: "detached" });
  await page.locator(TABLE.plate(1)).focus();
  await page.keyboard.press("?");
  await clause(page, "rose-doolan").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(HAND.named("schofield-QC")).click();
  await page.locator(TABLE.play).click();
  await arrived(page, 5);
  await page.locator(TABLE.log).last().click({ button: "right" });
  await clause(page, "distance.weapon").waitFor();
});

test("the mouse rests on a card in front of somebody and on a button, and they show their clause", async ({ page }) => {
  await begin(page);
  const rest = async (selector: string, id: string): Promise<void> => {
    const at = await middle(page, selector);
    await page.mouse.move(at.x, at.y);
    await page.mouse.move(at.x + 1, at.y);
    await clause(page, id).waitFor();
  };
  await rest(TABLE.nameOf(1), "rose-doolan");
  await rest(TABLE.lying(1), "barrel");
  await rest(TABLE.held(1), "turn.hand-limit");
  await rest(TABLE.end, "turn.hand-limit");
  const felt = await middle(page, TABLE.question);
  await page.mouse.move(felt.x, felt.y);
  await page.locator(FRAME.note).waitFor({ state: "detached" });
});

test("a long press shows the clause and plays nothing", async ({ open }) => {
  const page = await open({ size: "phone" });
  await begin(page);
  const thumb = await page.context().newCDPSession(page);
  const at = await middle(page, HAND.named("beer-6H"));
  await thumb.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await clause(page, "beer.heal").waitFor();
  await thumb.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(page.locator(HAND.chosen)).toHaveCount(0);
});

test("a card of the General Store is read when it is chosen, and no picture lies on a name", async ({ open }) => {
  const page = await open({ size: "under", language: "de" });
  await deal(page, "classic", "store", 5);
  const offered = page.locator(TABLE.choiceOf("pick"));
  await playUntil(page, TABLE.choiceOf("pick"), dealer(2), 300);
  const overlaps = await offered.evaluateAll(
    (all) =>
      all.filter((each) => {
        const [art, title] = [".art svg", ".title span"].map((part) =>
          each.querySelector(part)!.getBoundingClientRect(),
        );
        return art!.bottom > title!.top + 2 && art!.left < title!.right && title!.left < art!.right;
      }).length,
  );
  expect(overlaps).toBe(0);
  const last = offered.last();
  await last.tap();
  await expect(last).toHaveAttribute("aria-pressed", "true");
  await expect(last).toBeFocused();
  await expect(page.locator(TABLE.lane)).toContainText(await last.locator(".title").innerText());
});

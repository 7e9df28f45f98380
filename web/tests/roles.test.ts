import { expect, it } from "vitest";
import { Pace } from "../src/lib/pace";
import { attacks, rolesLeft, suspects } from "../src/lib/roles";
import type { ClassicView, GameEvent, Told } from "../src/lib/views";
import { viewOf } from "./scenes";

const view = viewOf("classic") as ClassicView;

it("who is out has shown a role that is left no more", () => {
  const out = view.players.map((player, seat) => (seat === 1 ? { ...player, alive: false, role: "outlaw" } : player));
  const all = rolesLeft(view).find(({ role }) => role === "outlaw")!.all;
  expect(rolesLeft({ ...view, players: out })).toContainEqual({ role: "outlaw", all, left: all - 1 });
  expect(rolesLeft(view).reduce((sum, { all }) => sum + all, 0)).toBe(view.players.length);
});

it("nobody is suspected of what is known", () => {
  expect(suspects(view)).not.toContain("sheriff");
});

it("counts who attacked whom", () => {
  const events = [
    { name: "played", seat: 0, card: "bang-TD", target: 2 },
    { name: "played", seat: 0, card: "duel-QD", target: 2 },
    { name: "played", seat: 0, card: "beer-6H", target: null },
    { name: "aimed", seat: 1, target: 0, die: 1, points: 1 },
  ] as GameEvent[];
  const told = events.map((event, number): Told => ({ number, action: number, event }));
  const counts = attacks(view, told);
  expect([counts[0]![2], counts[1]![0], counts[2]![0]]).toEqual([2, 1, 0]);
});

it("a question without a choice waits as long as a real one did", () => {
  let now = 0;
  const pace = new Pace(
    () => now,
    () => 0,
  );
  expect([pace.pause(false), pace.pause(true)]).toEqual([1000, 1500]);
  const answered = pace.think();
  now = 3200;
  answered();
  expect([pace.pause(false), pace.pause(true)]).toEqual([1000, 3200]);
});

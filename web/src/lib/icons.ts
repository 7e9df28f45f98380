// Which icon stands for what. `own-…` are our drawings, the rest is of Game Icons (CC BY 3.0, see the about page).
import gameIcons from "virtual:game-icons";
import { OWN } from "./own-icons.js";

type Map = Record<string, string>;

/** What is done to whom is chosen. */
export const AIMS: Map = { aim: "own-range", beer: "beer-stein", choose: "check-mark" };
export const FACE: Map = {
  arrow: "broadhead-arrow",
  dynamite: "dynamite",
  bullseye1: "own-bullseye1",
  bullseye2: "own-bullseye2",
  beer: "beer-stein",
  gatling: "chaingun",
};
export const ROLE: Map = {
  sheriff: "law-star",
  deputy: "own-deputy",
  outlaw: "bandit",
  renegade: "wolf-head",
  unknown: "own-question",
};
export const SYMBOL: Map = { barrel: "barrel", snake: "snake", dynamite: "dynamite", horseshoe: "horseshoe" };
export const SUIT: Map = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** The icons of lines in the log that tell of no card. */
export const ACT: Map = {
  role: "own-eye",
  goal: "law-star",
  hint: "own-lamp",
  drew: "own-hand",
  showed: "own-eye",
  discarded: "own-x",
  checked: "own-eye",
  took: "grab",
  picked: "own-hand",
  out: "skull-crossed-bones",
  ended: "trophy",
  recap: "own-bullet",
  "recap-first": "own-bullet",
  lost: "own-bullet",
  healed: "beer-stein",
  beer: "beer-stein",
  rolled: "rolling-dices",
  shot: "own-range",
  hit: "gunshot",
  gatling: "chaingun",
  dynamite: "dynamite",
  indians: "broadhead-arrow",
  "arrows-taken": "broadhead-arrow",
  "arrows-back": "broadhead-arrow",
  reloaded: "reload-gun-barrel",
  swapped: "own-swap",
  entered: "western-hat",
};

const BODIES: Map = { ...gameIcons, ...OWN };

/** The icons that only tables and rules show. */
export async function loadIcons(): Promise<void> {
  Object.assign(BODIES, (await import("virtual:later-icons")).default);
}

/** The drawing of an icon, in a box of 512. */
export function body(name: string): string {
  return BODIES[name] ?? "";
}

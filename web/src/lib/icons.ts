// Which icon stands for what. `own-…` are our drawings, the rest is of Game Icons (CC BY 3.0, see the about page).
import gameIcons from "virtual:game-icons";
import { OWN } from "./own-icons.js";
import type { GameName } from "./views";

type Map = Record<string, string>;

export const CLASSIC: Map = {
  bang: "gunshot",
  missed: "own-missed",
  beer: "beer-stein",
  saloon: "saloon-doors",
  stagecoach: "old-wagon",
  "wells-fargo": "strongbox",
  "general-store": "shop",
  panic: "grab",
  "cat-balou": "cat",
  gatling: "chaingun",
  indians: "arrow-flights",
  duel: "crossed-pistols",
  mustang: "horse-head",
  scope: "spyglass",
  barrel: "barrel",
  jail: "prisoner",
  dynamite: "dynamite",
  volcanic: "own-volcanic",
  schofield: "own-schofield",
  remington: "own-remington",
  carabine: "own-carabine",
  winchester: "own-winchester",
};
export const DUEL: Map = {
  colt: "own-colt",
  carbine: "own-carbine",
  fanning: "bullets",
  peacemaker: "own-peacemaker",
  remington: "own-remington",
  schofield: "own-schofield",
  shotgun: "own-shotgun",
  winchester: "own-winchester",
  beer: "beer-stein",
  derringer: "own-derringer",
  duel: "crossed-pistols",
  gatling: "chaingun",
  "general-store": "shop",
  indians: "arrow-flights",
  knife: "bowie-knife",
  missed: "own-missed",
  "return-fire": "own-return",
  schoolmarm: "teacher",
  stealing: "grab",
  "strong-ale": "brandy-bottle",
  wagon: "old-wagon",
  water: "full-wood-bucket-handle",
  bank: "strongbox",
  barrel: "barrel",
  clock: "pocket-watch",
  dynamite: "dynamite",
  "gun-belt": "cowboy-holster",
  hat: "western-hat",
  rattlesnake: "rattlesnake",
  scope: "spyglass",
  stampede: "charging-bull",
};
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
const ACT: Map = {
  role: "own-eye",
  goal: "law-star",
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

/** The icon of a line in the log: that of the card it tells of, if it does. */
export function actIcon(game: GameName, act: string, kind?: string): string {
  return kind ? cardIcon(game, kind) : (ACT[act] ?? "own-play");
}

const BODIES: Map = { ...gameIcons, ...OWN };

/** The drawing of an icon, in a box of 512. */
export function body(name: string): string {
  return BODIES[name] ?? "";
}

/** The icon of a kind of card. */
export function cardIcon(game: GameName, kind: string): string {
  return (game === "duel" ? DUEL : CLASSIC)[kind] ?? "own-question";
}

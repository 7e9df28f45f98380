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

/** The icon that goes with a line of the log. */
export const EVENT: Map = {
  drew: "own-hand",
  got: "own-hand",
  answered: "own-missed",
  avoided: "own-missed",
  saved: "own-missed",
  lost: "own-bullet",
  healed: "beer-stein",
  died: "skull-crossed-bones",
  fell: "skull-crossed-bones",
  equipped: "own-pin",
  discarded: "own-x",
  stripped: "own-x",
  checked: "own-eye",
  looked: "own-eye",
  revealed: "own-eye",
  showed: "own-eye",
  rolled: "rolling-dices",
  "arrow-taken": "broadhead-arrow",
  "arrow-instead": "broadhead-arrow",
  indians: "broadhead-arrow",
  ended: "trophy",
  robbed: "grab",
  "robbed-of": "grab",
  took: "grab",
  hit: "gunshot",
  jailed: "prisoner",
  aimed: "own-range",
  rewarded: "cash",
  "store-opened": "shop",
  picked: "shop",
  reloaded: "reload-gun-barrel",
  swapped: "own-swap",
  gatling: "chaingun",
  exploded: "dynamite",
};

const BODIES: Map = { ...gameIcons, ...OWN };

/** The drawing of an icon, in a box of 512. */
export function body(name: string): string {
  return BODIES[name] ?? "";
}

/** The icon of a kind of card. */
export function cardIcon(game: GameName, kind: string): string {
  return (game === "duel" ? DUEL : CLASSIC)[kind] ?? "own-question";
}

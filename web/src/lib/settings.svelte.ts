// What a person has set in this browser.
import { SPEEDS, type Speed } from "./speed";
import { LANGUAGES, preferred, type Language } from "./words";

export type Motion = "full" | "off";
export type Theme = "auto" | "dark" | "light";
const KEY = "sixgun-settings";

interface Kept {
  language: Language;
  sound: boolean;
  motion: Motion;
  speed: Speed;
  theme: Theme;
  signs: boolean;
  alone: boolean;
  names: boolean;
  call: boolean;
  vibrate: boolean;
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings implements Kept {
  language = $state<Language>("en");
  sound = $state(false);
  motion = $state<Motion>("full");
  /** How fast what happens is shown. */
  speed = $state<Speed>("normal");
  /** Light or dark; auto is as the system has it. */
  theme = $state<Theme>("auto");
  /** Signs beside colours. */
  signs = $state(false);
  /** Questions without a choice answer themselves. */
  alone = $state(true);
  /** People's names large at the table, and their characters small; bots go by their characters. */
  names = $state(true);
  /** When it is my turn: a notification while I look elsewhere, a short buzz. */
  call = $state(false);
  vibrate = $state(false);

  constructor() {
    const { language, sound, motion, speed, theme, signs, alone, names, call, vibrate } = kept();
    this.language = language && LANGUAGES.includes(language) ? language : preferred(navigator.languages);
    this.sound = sound ?? false;
    this.motion = motion === "off" ? "off" : "full";
    this.speed = speed && SPEEDS.includes(speed) ? speed : "normal";
    this.theme = theme ?? "auto";
    this.signs = signs ?? false;
    this.alone = alone ?? true;
    this.names = names ?? true;
    this.call = call ?? false;
    this.vibrate = vibrate ?? false;
  }

  /** Whether nothing may move. */
  get still(): boolean {
    return this.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Sounds on or off. */
  hush(): void {
    this.sound = !this.sound;
    this.keep();
  }

  keep(): void {
    const { language, sound, motion, speed, theme, signs, alone, names, call, vibrate } = this;
    const all: Kept = { language, sound, motion, speed, theme, signs, alone, names, call, vibrate };
    localStorage.setItem(KEY, JSON.stringify(all));
    this.show();
  }

  /** What the whole page hangs on. */
  show(): void {
    const root = document.documentElement;
    const light = matchMedia("(prefers-color-scheme: light)").matches;
    root.dataset["theme"] = this.theme === "auto" ? (light ? "light" : "dark") : this.theme;
    root.toggleAttribute("data-signs", this.signs);
    const colour = root.dataset["theme"] === "light" ? "#f3e5c9" : "#15100d";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
  }
}

export const settings = new Settings();

// What a person has set in this browser.
import { LANGUAGES, preferred, type Language } from "./words";

export type Motion = "full" | "fast" | "off";
export type Theme = "auto" | "dark" | "light";
const KEY = "sixgun-settings";

interface Kept {
  language: Language;
  sound: boolean;
  motion: Motion;
  theme: Theme;
  signs: boolean;
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
  /** Light or dark; auto is as the system has it. */
  theme = $state<Theme>("auto");
  /** Signs beside colours. */
  signs = $state(false);

  constructor() {
    const { language, sound, motion, theme, signs } = kept();
    this.language = language && LANGUAGES.includes(language) ? language : preferred(navigator.languages);
    this.sound = sound ?? false;
    this.motion = motion ?? "full";
    this.theme = theme ?? "auto";
    this.signs = signs ?? false;
  }

  /** Sounds on or off. */
  hush(): void {
    this.sound = !this.sound;
    this.keep();
  }

  keep(): void {
    const { language, sound, motion, theme, signs } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, sound, motion, theme, signs } satisfies Kept));
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

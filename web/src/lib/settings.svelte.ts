// What a person has set in this browser.
import { LANGUAGES, preferred, type Language } from "./words";

export type Motion = "full" | "fast" | "off";
const KEY = "sixgun-settings";

interface Kept {
  language?: Language;
  sound?: boolean;
  motion?: Motion;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  sound = $state(false);
  motion = $state<Motion>("full");

  constructor() {
    const { language, sound, motion } = kept();
    this.language = language && LANGUAGES.includes(language) ? language : preferred(navigator.languages);
    this.sound = sound ?? false;
    this.motion = motion ?? "full";
  }

  keep(): void {
    const { language, sound, motion } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, sound, motion }));
  }
}

export const settings = new Settings();

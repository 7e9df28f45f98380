import "./styles/layers.css";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/layout.css";
import { mount } from "svelte";
import App from "./App.svelte";
import * as api from "./lib/api";
import { app } from "./lib/app.svelte";
import { settings } from "./lib/settings.svelte";

settings.show();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => settings.show());
addEventListener("popstate", () => app.arrive());
/** Letters that came later would move what is there already. */
const letters = ["1em Sancreek", '700 1em "Zilla Slab"', '1em "Source Sans 3"'].map((font) =>
  document.fonts.load(font),
);
/** Who I am is asked while the words are on their way; App tells when that fails. */
const me = api.me();
me.catch(() => undefined);
await Promise.all([app.speak(settings.language), Promise.allSettled(letters)]);
mount(App, { target: document.getElementById("root")!, props: { me } });

import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/seats.css";
import "./styles/cards.css";
import "./styles/ask.css";
import "./styles/dice.css";
import "./styles/duel.css";
import "./styles/pages.css";
import "./styles/phone.css";
import "./styles/learn.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./lib/app.svelte";
import { settings } from "./lib/settings.svelte";

addEventListener("popstate", () => app.arrive());
await app.speak(settings.language);
mount(App, { target: document.getElementById("root")! });

// What a finished game has to teach: asked of the house until it is whole.
import { ask } from "./api";
import type { Analysis } from "./views.gen";
import { app, refusal } from "./app.svelte";
import { Refused } from "./refused";
import { REFUSALS } from "./words";

const PAUSE = 1000;

/** How far the house is with it. */
interface Told {
  stage: "waiting" | "first" | "whole";
  done: number;
  of: number;
  ahead: number;
  analysis: Analysis | null;
}

export class Lesson {
  data = $state.raw<Analysis | null>(null);
  private told = $state.raw<Omit<Told, "analysis">>({ stage: "waiting", done: 0, of: 0, ahead: 0 });
  /** Why there is none, as a sentence. */
  failed = $state("");
  private timer = 0;
  private closed = false;

  constructor(private readonly game: string) {
    void this.look();
  }

  whole = $derived.by(() => (this.told.stage === "whole" ? this.data : null));
  /** How much of the work is done, in percent. */
  percent = $derived.by(() => (this.told.of ? Math.floor((100 * this.told.done) / this.told.of) : 0));
  ahead = $derived.by(() => this.told.ahead);

  /** Begin once more. */
  again(): void {
    this.failed = "";
    void this.look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    try {
      const { analysis, ...told } = await ask<Told>(
        `/api/games/${this.game}/analysis?have=${this.data ? "first" : ""}`,
      );
      this.told = told;
      this.data = analysis ?? this.data;
      if (told.stage !== "whole" && !this.closed) this.timer = window.setTimeout(() => void this.look(), PAUSE);
    } catch (trouble) {
      const { code, details } = trouble instanceof Refused ? trouble : new Refused("house-busy");
      await app.need(REFUSALS);
      this.failed = refusal(code, details);
    }
  }
}

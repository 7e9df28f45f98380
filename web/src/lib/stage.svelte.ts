// What is shown over the felt, one moment after the other. It takes no clicks, and whoever must decide isn't kept waiting.
import { headlineOf, headlinesOf, isForAll, POSTER, type Eyes, type Headline, type Kind } from "./headline";
import type { News } from "./log";
import { timing, type Speed, type Timing } from "./speed";
import type { LogAct } from "./views";

/** More are not kept: the oldest are left to the log. */
const MOST = 3;
/** So many updates wait for what is shown, then they come all at once. */
const PATIENT = 3;

/** How fast it goes; still: nothing may move; hidden: nobody looks. */
export interface Pace {
  speed: Speed;
  still: boolean;
  hidden: boolean;
}

export interface Moment extends Headline, Timing {
  number: number;
}

export class Stage {
  now = $state.raw<Moment | null>(null);
  /** All roles lie open before the page of the end. */
  private roles = $state(false);
  private queue: Headline[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = 0;
  /** When there is nothing more to show. */
  onfree: () => void = () => undefined;

  constructor(private readonly pace: () => Pace) {}

  private get busy(): boolean {
    return this.now !== null || this.roles;
  }

  /** Whether the last blow is still to be seen. */
  get closing(): boolean {
    return this.roles || this.now?.kind === "last" || this.queue.some(({ kind }) => kind === "last");
  }

  /** Whether the game should wait; where nothing may move, only for those who go step by step. */
  get holds(): boolean {
    const { speed, still } = this.pace();
    return this.busy && (!still || speed === "step");
  }

  /** Whether so many updates may wait; step by step there is no end to it. */
  mayWait(updates: number): boolean {
    return this.holds && (updates <= PATIENT || this.pace().speed === "step");
  }

  /** Whether acts go on with the attack on everybody that is shown. */
  continues(acts: LogAct[], { game }: Eyes): boolean {
    return (
      this.now?.kind === "all" && acts[0] !== undefined && isForAll(acts[0], game) && isSame(this.now.news.act, acts[0])
    );
  }

  /** Whether a question to me lets it stay for its time: a poster, unless it waits for a tap. */
  private get stays(): boolean {
    return this.now !== null && this.now.weight >= POSTER && Number.isFinite(this.now.held);
  }

  /** Show what has come; a question to me ends all but the poster that is there and what led to it. */
  show(news: News[], mine: boolean, eyes: Eyes): void {
    if (this.pace().hidden) return;
    const { line, shown } = headlinesOf(news, eyes);
    if (mine) this.queue = [];
    if (mine && !this.stays) this.clear();
    if (mine) this.queue.push(...heaviest(shown));
    else if (shown.length) shown.forEach((each) => this.take(each, eyes));
    else if (line && this.timed("line").held) this.queue.push({ ...line, kind: "line" });
    this.queue = this.queue.slice(-MOST);
    if (!this.busy) this.next();
  }

  /** An attack on everybody that goes on is shown with all that it has cost. */
  private take(headline: Headline, eyes: Eyes): void {
    const { act } = headline.news;
    if (this.continues([act], eyes)) this.begin(headlineOf({ act }, eyes));
    else this.queue.push(headline);
  }

  /** On to the next moment, at once. */
  skip(): void {
    if (this.busy) this.next();
  }

  /** Show nothing more. */
  clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.now = null;
    this.roles = false;
  }

  private next(): void {
    clearTimeout(this.timer);
    const ended = this.now?.kind === "last";
    const next = this.queue.shift();
    this.roles = ended;
    this.now = null;
    if (ended) this.wait(this.timed("roles"));
    else if (next) this.begin(next);
    else this.onfree();
  }

  private begin(headline: Headline): void {
    clearTimeout(this.timer);
    const times = this.timed(headline.kind);
    this.now = { ...headline, ...times, number: ++this.shown };
    this.wait(times);
  }

  private timed(kind: Kind | "roles"): Timing {
    const { speed, still } = this.pace();
    return timing(kind, speed, still);
  }

  private wait({ before, turn, held }: Timing): void {
    if (Number.isFinite(held)) this.timer = setTimeout(() => this.next(), before + turn + held);
  }
}

const bare = (act: LogAct): string => JSON.stringify({ ...act, results: [] });
const isSame = (one: LogAct, other: LogAct): boolean => bare(one) === bare(other);
const heaviest = (shown: Headline[]): Headline[] => shown.toSorted((one, other) => one.weight - other.weight).slice(-1);

// A table as this client knows it: messages of the house, applied in their order. No network here.
import { eyesOf, headlinesOf, lastLine } from "./headline";
import { changed, newsOf, type News } from "./log";
import type {
  Bye,
  Chair,
  Chat,
  ErrorMessage,
  FromHouse,
  HintMessage,
  Over,
  Room,
  RoomMessage,
  Update,
} from "./protocol";
import type { Stage } from "./stage.svelte";
import type { Clocks, LogAct, Told, View } from "./views";

export type Trouble = Pick<ErrorMessage, "code" | "details" | "reason">;
/** Who sits in a chair. */
export type Seated = Pick<Chair, "name" | "bot" | "away">;

export class TableState {
  guest = $state<string | null>(null);
  seat = $state<number | null>(null);
  room = $state.raw<Room | null>(null);
  /** The chairs of the room, or of a lesson or replay, which have none. */
  chairs = $state.raw<Seated[]>([]);
  present = $state.raw<string[]>([]);
  game = $state("");
  view = $state.raw<View | null>(null);
  told = $state.raw<Told[]>([]);
  acts = $state.raw<LogAct[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  over = $state.raw<Over | null>(null);
  chat = $state.raw<Chat[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** The hint for the decision that is open, if I asked for one. */
  hint = $state.raw<HintMessage | "thinking" | null>(null);
  /** Whether somebody else has taken my chair away. */
  removed = $state(false);
  private standing = false;
  /** Who hosts when the host stays away, and when, by the time of this device. */
  heir = $state.raw<{ guest: string; at: number } | null>(null);
  /** When the game begins by itself. */
  starts = $state<number | null>(null);
  bye = $state.raw<Bye | null>(null);
  link = $state<"connecting" | "open" | "lost">("connecting");
  /** The number of the decision that was answered and not yet carried out. */
  sent = $state(-1);
  /** How many events came with the newest message, so that they can be shown. */
  fresh = $state(0);
  /** What of the log came last, so that it can be read out. */
  news = $state.raw<News[]>([]);
  /** The last that counted. */
  line = $state.raw<News | undefined>();

  /** How far this device's clock is ahead of the house's, once it is known. */
  private ahead = Infinity;
  /** Updates that come while something is shown. */
  private waiting: Update[] = [];

  /** Where what happens is shown, if it is. */
  constructor(private readonly stage?: Stage) {
    if (stage) stage.onfree = () => this.goOn();
  }

  apply(message: FromHouse): void {
    if (message.type === "welcome") this.welcome(message.guest, message.seat);
    else if (message.type === "room") this.enter(message);
    else if (message.type === "update") this.take(message);
    else if (message.type === "over") this.over = message;
    else if (message.type === "chat") this.hear(message);
    else if (message.type === "hint" && message.number === this.view?.number) this.hint = message;
    else if (message.type === "error") this.refuse(message);
    else if (message.type === "bye" && message.code !== "house-closing") this.bye = message;
  }

  private welcome(guest: string | null, seat: number | null): void {
    if (seat !== this.seat) [this.told, this.acts] = [[], []];
    this.waiting = [];
    this.guest = guest;
    this.seat = seat;
  }

  private enter({ room, present, now, heir, inherits }: RoomMessage): void {
    const late = Date.now() / 1000 - now;
    const seated = this.sits(room);
    if (this.room && this.sits(this.room) && !seated) this.removed = !this.standing;
    if (seated) this.removed = this.standing = false;
    this.room = room;
    this.chairs = room.chairs;
    this.present = present;
    this.heir = heir && inherits ? { guest: heir, at: inherits + late } : null;
    this.starts = room.starts && room.starts + late;
  }

  private readonly sits = ({ chairs }: Room): boolean =>
    chairs.some(({ guest }) => guest !== null && guest === this.guest);

  /** I give up my chair: nobody has taken it away. */
  standUp(): void {
    this.standing = true;
  }

  /** A word; after a lost connection the house says the latest ones again. */
  private hear(word: Chat): void {
    if (word.number > (this.chat.at(-1)?.number ?? 0)) this.chat = [...this.chat.slice(-199), word];
  }

  /** An update waits while something is shown, but not with a question to me, and not behind too many. */
  private take(message: Update): void {
    this.waiting.push(message);
    if (!this.mayWait(message)) this.catchUp();
  }

  private mayWait({ fresh, game, view, acts }: Update): boolean {
    if (fresh || game !== this.game || view.decision || !this.stage) return false;
    return this.stage.mayWait(this.waiting.length) && !this.stage.continues(acts, eyesOf(view));
  }

  /** On with what has come, until something is to be seen. */
  private goOn(): void {
    while (this.waiting.length && !this.stage?.holds) this.update(this.waiting.shift()!);
  }

  /** All that has come, at once. */
  catchUp(): void {
    this.waiting.splice(0).forEach((message) => this.update(message));
  }

  private update(message: Update): void {
    const fresh = message.fresh || message.game !== this.game;
    const [known, acts] = fresh ? [[], []] : [this.told, this.acts];
    const news = message.events.filter((told) => told.number >= known.length);
    if (message.game !== this.game) this.over = null;
    this.game = message.game;
    this.told = [...known, ...news];
    this.acts = changed(acts, message);
    this.fresh = fresh ? 0 : news.length;
    const read = fresh ? [] : newsOf(acts, message);
    if (fresh || read.length) this.news = read;
    if (message.view.number !== this.view?.number) this.hint = null;
    this.view = message.view;
    this.tell(fresh, read);
    this.clocks = this.byMyClock(message.clocks, !fresh && news.length > 0);
    this.trouble = null;
    if (message.view.number > this.sent) this.sent = -1;
  }

  /** What of the news counts stands in the bar, and is shown. */
  private tell(fresh: boolean, news: News[]): void {
    const [view, eyes] = [this.view!, eyesOf(this.view!)];
    this.line = fresh ? lastLine(this.acts, eyes) : (headlinesOf(news, eyes).line?.news ?? this.line);
    if (fresh) this.stage?.clear();
    else this.stage?.show(news, view.decision !== null, eyes);
  }

  /** The clocks by the time of this device, which may differ from the house's: news come when they are made. */
  private byMyClock(clocks: Clocks, news: boolean): Clocks {
    if (news) this.ahead = Math.min(this.ahead, Date.now() / 1000 - clocks.since);
    return Number.isFinite(this.ahead) ? { ...clocks, since: clocks.since + this.ahead } : clocks;
  }

  private refuse(trouble: Trouble): void {
    this.trouble = trouble;
    this.sent = -1;
  }

  /** The first event that is missing here, for the hello of a new connection. */
  get next(): number {
    return this.told.length;
  }
}

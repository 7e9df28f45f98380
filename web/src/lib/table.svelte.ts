// A table as this client knows it: messages of the house, applied in their order. No network here.
import { changed, newsOf, type News } from "./log";
import type { Bye, Chat, FromHouse, Over, Room, Update } from "./protocol";
import type { Act, Clocks, Data, Told, View } from "./views";

export interface Trouble {
  code: string;
  details: Data;
  reason: Data | null;
}

export class TableState {
  guest = $state<string | null>(null);
  seat = $state<number | null>(null);
  room = $state.raw<Room | null>(null);
  present = $state.raw<string[]>([]);
  game = $state("");
  view = $state.raw<View | null>(null);
  told = $state.raw<Told[]>([]);
  acts = $state.raw<Act[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  over = $state.raw<Over | null>(null);
  chat = $state.raw<Chat[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  bye = $state.raw<Bye | null>(null);
  link = $state<"connecting" | "open" | "lost">("connecting");
  /** The number of the decision that was answered and not yet carried out. */
  sent = $state(-1);
  /** How many events came with the newest message, so that they can be shown. */
  fresh = $state(0);
  /** What of the log came with it, so that it can be read out. */
  news = $state.raw<News[]>([]);

  /** How far this device's clock is ahead of the house's, once it is known. */
  private ahead = Infinity;

  apply(message: FromHouse): void {
    if (message.type === "welcome") this.welcome(message.guest, message.seat);
    else if (message.type === "room") this.enter(message.room, message.present);
    else if (message.type === "update") this.update(message);
    else if (message.type === "over") this.over = message;
    else if (message.type === "chat") this.chat = [...this.chat.slice(-199), message];
    else if (message.type === "error") this.refuse(message);
    else if (message.type === "bye" && message.code !== "house-closing") this.bye = message;
  }

  private welcome(guest: string | null, seat: number | null): void {
    if (seat !== this.seat) [this.told, this.acts] = [[], []];
    this.guest = guest;
    this.seat = seat;
  }

  private enter(room: Room, present: string[]): void {
    this.room = room;
    this.present = present;
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
    this.news = fresh ? [] : newsOf(acts, message);
    this.view = message.view;
    this.clocks = this.byMyClock(message.clocks, !fresh && news.length > 0);
    this.trouble = null;
    if (message.view.number > this.sent) this.sent = -1;
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

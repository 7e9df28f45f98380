// The connection to a table. It comes back by itself, and says from which event on it needs to hear.
import { luckCommand } from "./luck";
import { Refused } from "./refused";
import type { Act, ErrorMessage, FromClient, FromHouse, Room } from "./protocol";
import type { TableState } from "./table.svelte";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const ALIVE = 20_000;
/** Why the house won't let one in, however often one comes. */
const FINAL = ["house-no-table", "house-kicked", "house-no-spectators", "house-banned", "house-origin"];

/** Something that is done at a table: all but what keeps the connection. */
type Command = Exclude<FromClient, { type: "hello" | "ping" }>;

interface Waiting {
  command: Command;
  done: () => void;
  refused: (why: Refused) => void;
}

export const address = (code: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${code}`;

export class Link {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private timer = 0;
  private heart = 0;
  private heard = true;
  private arrived = false;
  private ref = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly code: string,
    private readonly table: TableState,
    /** Only to look on: a big screen is told no secret, whoever's browser it is in. */
    private readonly watch = false,
  ) {
    this.connect();
    addEventListener("online", this.connect);
    addEventListener("offline", this.drop);
  }

  private readonly connect = (): void => {
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    const socket = new WebSocket(address(this.code));
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromHouse);
    socket.onclose = () => this.lost(socket);
  };

  private greet(socket: WebSocket): void {
    const { game, next } = this.table;
    socket.send(JSON.stringify({ type: "hello", version: 2, event: next, game, watch: this.watch }));
    clearInterval(this.heart);
    this.heart = window.setInterval(() => this.beat(), ALIVE);
  }

  /** A house that has not answered since the last time is not there, whatever the socket believes. */
  private beat(): void {
    if (!this.heard) this.drop();
    this.heard = false;
    this.send({ type: "ping" });
  }

  /** Give the connection up, without waiting for the other side to agree. */
  private readonly drop = (): void => {
    const { socket } = this;
    if (socket) this.lost(socket);
    socket?.close();
  };

  private hear(message: FromHouse): void {
    this.heard = true;
    if (message.type === "done") this.settle(message.ref)?.done();
    if (message.type === "error" && this.isAnswer(message)) return;
    const welcome = message.type === "welcome" && this.table.link !== "open";
    if (welcome) {
      this.wait = FIRST_WAIT;
      this.table.link = "open";
      this.arrived = true;
    }
    this.table.apply(message);
    if (message.type === "room") this.addLuck(message.room);
    if (welcome) this.actAgain();
    const final = message.type === "error" && this.table.room === null && FINAL.includes(message.code);
    if (final || (message.type === "bye" && message.code !== "house-closing")) this.close();
  }

  /** The luck of the next game gets a word of this browser's. */
  private addLuck(room: Room): void {
    const command = luckCommand(room, this.table.guest, this.arrived);
    this.arrived = false;
    if (command) this.do(command).catch(() => undefined);
  }

  /** Whether a refusal is for whoever asked, and not for the table to show. */
  private isAnswer(message: ErrorMessage): boolean {
    const asked = this.settle(message.ref);
    asked?.refused(new Refused(message.code, message.details as Record<string, string>));
    return asked !== undefined && asked.command.type !== "act";
  }

  private settle(ref: number | null): Waiting | undefined {
    const asked = this.waiting.get(ref ?? -1);
    this.waiting.delete(ref ?? -1);
    return asked;
  }

  /** An answer that nobody has confirmed is sent again: the house takes it once. */
  private actAgain(): void {
    for (const [ref, { command }] of this.waiting) this.send({ ...command, ref });
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.heart);
    this.table.link = "lost";
    for (const [ref, { command, refused }] of [...this.waiting]) {
      if (command.type === "act") continue;
      this.waiting.delete(ref);
      refused(new Refused("web-offline"));
    }
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.connect, this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.6);
  }

  /** Do something at the table; it is done, or refused. */
  do(command: Command): Promise<void> {
    const ref = ++this.ref;
    return new Promise((done, refused) => {
      if (this.socket?.readyState !== WebSocket.OPEN && command.type !== "act") {
        refused(new Refused("web-offline"));
        return;
      }
      this.waiting.set(ref, { command, done, refused });
      this.send({ ...command, ref });
    });
  }

  /** Answer a decision. Why not is shown at the table. */
  act(number: number, id: number): void {
    const act: Act = { type: "act", number, id, game: this.table.game };
    this.do(act).catch(() => undefined);
  }

  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    removeEventListener("online", this.connect);
    removeEventListener("offline", this.drop);
    this.socket?.close();
  }
}

/** Do some things at a table, one after the other, before its page is shown. What is refused ends it. */
export function arrange(code: string, commands: Command[]): Promise<void> {
  return new Promise((done, refused) => {
    const socket = new WebSocket(address(code));
    const left = [...commands];
    let guest: string | null = null;
    const next = (): void => {
      const command = left.shift();
      if (command) return socket.send(JSON.stringify({ ...command, ref: left.length }));
      done();
      socket.close();
    };
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: 2 }));
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromHouse;
      if (message.type === "welcome") guest = message.guest;
      const luck = message.type === "room" && luckCommand(message.room, guest, true);
      if (luck) socket.send(JSON.stringify(luck));
      if (message.type === "welcome" || message.type === "done") next();
      if (message.type !== "error" && message.type !== "bye") return;
      refused(new Refused(message.code));
      socket.close();
    };
    socket.onclose = () => refused(new Refused("web-offline"));
  });
}

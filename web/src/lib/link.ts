// The connection to a table. It comes back by itself, and says from which event on it needs to hear.
import type { FromClient, FromHouse } from "./protocol";
import type { TableState } from "./table.svelte";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const ALIVE = 20_000;

export class Link {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private timer = 0;
  private heart = 0;
  private heard = true;

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
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}`);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromHouse);
    socket.onclose = () => this.lost(socket);
  };

  private greet(socket: WebSocket): void {
    const { game, next } = this.table;
    socket.send(JSON.stringify({ type: "hello", version: 1, event: next, game, watch: this.watch }));
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
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.table.link = "open";
    }
    this.table.apply(message);
    if (message.type === "bye" && message.code !== "house-closing") this.close();
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.heart);
    this.table.link = "lost";
    this.table.sent = -1;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.connect, this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.6);
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

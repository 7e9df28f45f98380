// The public tables, as the house tells of them; the connection comes back by itself.
import type { FromHouse, Room } from "./protocol";

const WAIT = 3000;

export class PublicTables {
  list = $state.raw<Room[]>([]);
  private socket: WebSocket | null = null;
  private timer = 0;
  private closed = false;

  constructor() {
    this.connect();
  }

  private connect(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: 2 }));
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromHouse);
    socket.onclose = () => {
      if (!this.closed) this.timer = window.setTimeout(() => this.connect(), WAIT);
    };
  }

  private hear(message: FromHouse): void {
    if (message.type === "tables") this.list = message.tables;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}

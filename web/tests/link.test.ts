// The connection: what it sends, and how it notices that nobody is there.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link } from "../src/lib/link";
import { TableState } from "../src/lib/table.svelte";

class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  refs: Array<number | undefined> = [];
  onopen = () => undefined;
  onclose = () => undefined;
  onmessage = (_: { data: string }) => undefined;

  constructor() {
    Socket.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
    this.say({ type: "welcome", version: 2, guest: "me", name: "Me", seat: 0, promise: "" });
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    const message = JSON.parse(text) as { type: string; ref?: number };
    this.sent.push(message.type);
    this.refs.push(message.ref);
  }

  /** A connection that is dead never says that it is closed. */
  close(): void {
    this.readyState = 2;
  }
}

let table: TableState;
let link: Link;
let events: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  events = new EventTarget();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  table = new TableState();
  link = new Link("ABCDEF", table);
  Socket.all[0]!.open();
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a house that answers is kept", () => {
  for (let beats = 0; beats < 5; beats++) {
    vi.advanceTimersByTime(20_000);
    Socket.all[0]!.say({ type: "pong" });
  }
  expect(table.link).toBe("open");
  expect(Socket.all).toHaveLength(1);
  expect(Socket.all[0]!.sent.filter((type) => type === "ping")).toHaveLength(5);
});

test("a house that doesn't answer is given up, and called again", () => {
  vi.advanceTimersByTime(40_000);
  expect(table.link).toBe("lost");
  vi.advanceTimersByTime(400);
  expect(Socket.all).toHaveLength(2);
  Socket.all[1]!.open();
  expect(table.link).toBe("open");
});

test("without a network the connection is lost at once, and there again with it", () => {
  events.dispatchEvent(new Event("offline"));
  expect(table.link).toBe("lost");
  events.dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(2);
  Socket.all[1]!.open();
  expect(table.link).toBe("open");
  vi.advanceTimersByTime(10_000);
  expect(Socket.all).toHaveLength(2);
});

test("an answer that was not confirmed is sent again, and only then", () => {
  link.act(7, 1);
  link.act(8, 0);
  Socket.all[0]!.say({ type: "done", ref: 1 });
  events.dispatchEvent(new Event("offline"));
  events.dispatchEvent(new Event("online"));
  Socket.all[1]!.open();
  expect(Socket.all[1]!.sent).toEqual(["hello", "act"]);
  expect(Socket.all[1]!.refs).toEqual([undefined, 2]);
});

test("what is done at the table is done, refused, or can't be done now", async () => {
  const start = link.do({ type: "start" });
  Socket.all[0]!.say({ type: "done", ref: 1 });
  await start;
  const fill = link.do({ type: "fill" });
  Socket.all[0]!.say({ type: "error", code: "house-not-host", details: {}, reason: null, ref: 2 });
  await expect(fill).rejects.toMatchObject({ code: "house-not-host" });
  expect(table.trouble).toBeNull();
  const leave = link.do({ type: "leave" });
  events.dispatchEvent(new Event("offline"));
  await expect(leave).rejects.toMatchObject({ code: "web-offline" });
  await expect(link.do({ type: "stand" })).rejects.toMatchObject({ code: "web-offline" });
});

test("who is not let in does not come again", () => {
  Socket.all[0]!.say({ type: "error", code: "house-kicked", details: {}, reason: null, ref: null });
  events.dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

// Everything that a page holds at a moment: what is drawn, what is kept, what lives in its memory, what came by the
// network.
import type { CDPSession, Page } from "@playwright/test";
import { FRAME } from "./selectors";

export interface Memory {
  values: string[];
  /** Characters with their roles. */
  roles: Array<[string, string]>;
}

export interface Held {
  /** Of the view. */
  number: number;
  page: string;
  storage: string;
  network: string;
  memory: Memory;
}

export interface Network {
  taken: () => string;
}

/** Listen to all that comes by the network from now on; `taken` gives what is new. */
export function listen(page: Page): Network {
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  page.on("response", async (answer) => {
    if (new URL(answer.url()).pathname.startsWith("/api/")) heard.push(await answer.text().catch(() => ""));
  });
  return { taken: () => heard.splice(0).join("\n") };
}

/** Runs in the page on all of its objects: every string that is a value, and every player with their role. */
function collect(this: object[]): Memory {
  const values = new Set<string>();
  const roles: Memory["roles"] = [];
  for (const thing of this) {
    if (typeof thing === "function" || thing instanceof Node || thing === window) continue;
    const own: Record<string, PropertyDescriptor> = Object.getOwnPropertyDescriptors(thing);
    const entries: unknown[] = thing instanceof Map ? [...thing].flat() : thing instanceof Set ? [...thing] : [];
    for (const value of [...entries, ...Object.values(own).map((each) => each.value as unknown)])
      if (typeof value === "string" && value.length < 200) values.add(value);
    if (own.role && own.character) roles.push([own.character.value, own.role.value] as [string, string]);
  }
  return { values: [...values], roles };
}

/** All values in the memory of the page, found by their prototypes, whoever holds them. */
async function memory(session: CDPSession): Promise<Memory> {
  const { result } = await session.send("Runtime.evaluate", { expression: "Object.prototype" });
  const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: result.objectId! });
  const call = { objectId: objects.objectId!, functionDeclaration: String(collect), returnByValue: true };
  const { result: found, exceptionDetails } = await session.send("Runtime.callFunctionOn", call);
  await session.send("Runtime.releaseObject", { objectId: objects.objectId! });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return found.value as Memory;
}

/** The whole heap as text, with every string in it. */
export async function heap(session: CDPSession): Promise<string> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", hear);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", hear);
  return chunks.join("");
}

/** One moment: the number of the view, and what is held then. */
export async function moment(page: Page, session: CDPSession, network: Network): Promise<Held> {
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]);
  const number = Number((await page.locator(FRAME.main).getAttribute("data-state"))!.split(" ")[0]);
  return {
    number,
    page: await page.content(),
    storage: await page.evaluate(kept),
    network: network.taken(),
    memory: await memory(session),
  };
}

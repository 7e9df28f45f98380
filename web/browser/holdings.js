// Everything that a page holds at a moment: what is drawn, what is kept, what lives in its memory, what came by the
// network.
/** Listen to all that comes by the network from now on; `taken` gives what is new. */
export function listen(page) {
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  page.on("response", async (answer) => {
    if (new URL(answer.url()).pathname.startsWith("/api/")) heard.push(await answer.text().catch(() => ""));
  });
  return { taken: () => heard.splice(0).join("\n") };
}

/** Runs in the page on all of its objects: every string that is a value, and every player with their role. */
function collect() {
  const values = new Set();
  const roles = [];
  for (const thing of this) {
    if (typeof thing === "function" || thing instanceof Node || thing === window) continue;
    const own = Object.getOwnPropertyDescriptors(thing);
    const entries = thing instanceof Map ? [...thing].flat() : thing instanceof Set ? [...thing] : [];
    for (const value of [...entries, ...Object.values(own).map((each) => each.value)])
      if (typeof value === "string" && value.length < 200) values.add(value);
    if (own.role && own.character) roles.push([own.character.value, own.role.value]);
  }
  return { values: [...values], roles };
}

/** All values in the memory of the page, found by their prototypes, whoever holds them. */
async function memory(session) {
  const { result } = await session.send("Runtime.evaluate", { expression: "Object.prototype" });
  const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: result.objectId });
  const call = { objectId: objects.objectId, functionDeclaration: String(collect), returnByValue: true };
  const { result: found, exceptionDetails } = await session.send("Runtime.callFunctionOn", call);
  await session.send("Runtime.releaseObject", { objectId: objects.objectId });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return found.value;
}

/** The whole heap as text, with every string in it. */
export async function heap(session) {
  const chunks = [];
  const hear = ({ chunk }) => chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", hear);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", hear);
  return chunks.join("");
}

/** One moment: the number of the view, and what is held then. */
export async function moment(page, session, network) {
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]);
  const number = Number((await page.locator("main").getAttribute("data-state")).split(" ")[0]);
  return {
    number,
    page: await page.content(),
    storage: await page.evaluate(kept),
    network: network.taken(),
    memory: await memory(session),
  };
}

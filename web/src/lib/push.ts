// Word of my turns in slow games, also while no page is open: where the house has a key, and only if I ask for it.
import * as api from "./api";
import type { Language } from "./words";

/** Whether this browser and this house can do it. */
export async function canPush(): Promise<boolean> {
  return "serviceWorker" in navigator && "PushManager" in window && (await api.pushKey()).key !== null;
}

/** The subscription of this browser, if it has one. */
async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask for it, once notifications are allowed. */
export async function subscribe(language: Language): Promise<void> {
  const { key } = await api.pushKey();
  const worker = await navigator.serviceWorker.register("/push.js");
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh, auth } = made.toJSON().keys!;
  await api.subscribe({ endpoint: made.endpoint, p256dh: p256dh!, auth: auth!, language });
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await made.unsubscribe();
  await api.unsubscribe(made.endpoint);
}

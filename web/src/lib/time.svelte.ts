// The time of day, in seconds, once a second.
class Now {
  seconds = $state(Date.now() / 1000);

  constructor() {
    setInterval(() => (this.seconds = Date.now() / 1000), 500);
  }
}

export const now = new Now();

const [MINUTE, HOUR] = [60, 3600];
/** From here on nobody counts seconds. */
const LONG = 10 * MINUTE;

/** How long something is, in the unit that people count it by: the end of a message and its value. */
export function unitOf(seconds: number): ["seconds" | "minutes" | "hours", number] {
  if (seconds < LONG) return ["seconds", seconds];
  return seconds < HOUR ? ["minutes", Math.ceil(seconds / MINUTE)] : ["hours", Math.ceil(seconds / HOUR)];
}

/** Seconds as minutes and seconds. */
export const asTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

// The time of day, in seconds, once a second.
class Now {
  seconds = $state(Date.now() / 1000);

  constructor() {
    setInterval(() => (this.seconds = Date.now() / 1000), 500);
  }
}

export const now = new Now();

/** Seconds as minutes and seconds. */
export const asTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

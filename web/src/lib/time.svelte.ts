// The time of day, in seconds, once a second.
class Now {
  seconds = $state(Date.now() / 1000);

  constructor() {
    setInterval(() => (this.seconds = Date.now() / 1000), 500);
  }
}

export const now = new Now();

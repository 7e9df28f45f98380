// How long a question without a choice waits before it answers itself.
const ALONE = 1000;
const FIRST: [number, number] = [1500, 4000];
const [LEAST, MOST] = [800, 8000];
const KEPT = 6;

/** Who answers at once has had nothing to choose, and everybody at the table could see that. So among people such a
 * question waits as long as I took for one of my last real ones; the times of both kinds are then alike. */
export class Pace {
  private readonly times: number[] = [];

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly random: () => number = Math.random,
  ) {}

  /** A real question is asked; the answer ends it. */
  think(): () => void {
    const since = this.now();
    return () => {
      const took = Math.min(MOST, Math.max(LEAST, this.now() - since));
      this.times.splice(0, this.times.length - KEPT + 1);
      this.times.push(took);
    };
  }

  /** The pause before the only answer, in milliseconds; bots learn nothing from it. */
  pause(people: boolean): number {
    if (!people) return ALONE;
    const [least, most] = FIRST;
    const one = this.times[Math.floor(this.random() * this.times.length)];
    return one ?? least + this.random() * (most - least);
  }
}

// The turns of a game as a curve needs them.
import { turnsIn, type Told } from "../../lib/views";

export interface Turn {
  number: number;
  /** How many actions were done when it began. */
  action: number;
  seat: number;
}

export function turnsOf(events: Told[]): Turn[] {
  return turnsIn(events).map(({ action, event }) => ({ number: event.number, action, seat: event.seat }));
}

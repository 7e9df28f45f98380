// How well people read the roles: by the logarithmic rule, beside what a careful observer could believe.
import type { Analysis } from "./views.gen";

/** How likely somebody held each role of a seat, in percent, after so many actions. */
export interface RoleMark {
  number: number;
  seat: number;
  roles: Record<string, number>;
}

export interface Reader {
  name: string;
  /** Where they sat; null: they watched. */
  seat: number | null;
  marks: RoleMark[];
}

/** How sure each tap makes one of a role, in percent. */
export const SURE = [0, 60, 80, 95];
/** Nobody is so wrong that the logarithm says nothing. */
const LEAST = 0.01;

/** The marks of a seat: one role is as likely as the taps say, the others share the rest. */
export function markOf(roles: string[], role: string | undefined, taps: number): Record<string, number> {
  const others = roles.filter((each) => each !== role);
  if (!role || !others.length) return Object.fromEntries(roles.map((each) => [each, Math.round(100 / roles.length)]));
  const rest = Math.round((100 - SURE[taps]!) / others.length);
  return { ...Object.fromEntries(others.map((each) => [each, rest])), [role]: SURE[taps]! };
}

/** The chance that a reader gave the truth on average (geometric mean), and the observer's for the same questions: each
 * hidden role at each turn. A seat that they didn't mark is as likely as the deal made it. */
export function scoreOf({ beliefs, reads }: Analysis, reader: Reader): { own: number; house: number } {
  let [own, house, asked] = [0, 0, 0];
  for (const { seat, role } of reads) {
    if (seat === reader.seat) continue;
    const marks = reader.marks.filter((mark) => mark.seat === seat);
    for (const { number, roles } of beliefs) {
      const believed = roles[seat]![role] ?? 0;
      if (believed >= 1) continue;
      const mark = marks.findLast((each) => each.number <= number);
      const held = mark ? (mark.roles[role] ?? 0) / total(mark.roles) : (beliefs[0]!.roles[seat]![role] ?? 0);
      own += Math.log(Math.max(LEAST, held));
      house += Math.log(Math.max(LEAST, believed));
      asked++;
    }
  }
  return asked ? { own: Math.exp(own / asked), house: Math.exp(house / asked) } : { own: 0, house: 0 };
}

const total = (roles: Record<string, number>): number => Object.values(roles).reduce((sum, each) => sum + each, 0) || 1;

// The rules of a game as clauses, in the order of their file: a comment with ## begins a section.
import type { GameName } from "./views";
import type { Words } from "./words";

export interface Section {
  title: string;
  clauses: Array<{ id: string; text: string }>;
}

/** The sections of a file of rules. */
export function sectionsOf(game: GameName, source: string, words: Words): Section[] {
  const found: Section[] = [];
  for (const line of source.split("\n")) {
    const section = /^## (\S+)/.exec(line)?.[1];
    const clause = new RegExp(`^(${game}_[\\w-]+) =`).exec(line)?.[1];
    if (section) found.push({ title: words.say(section), clauses: [] });
    else if (clause) found.at(-1)?.clauses.push({ id: clause.replaceAll("_", "."), text: words.say(clause) });
  }
  return found;
}

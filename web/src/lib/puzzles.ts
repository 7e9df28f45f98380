// Puzzles in lists: by theme, what is solved of them, and which comes next.
import type { GameName, ListedPuzzle, PuzzleReason } from "./views";

export type Theme = ListedPuzzle["theme"];

export interface Tile {
  theme: Theme;
  all: number;
  solved: number;
  /** The puzzle to go on with: the first without an answer, or else the first. */
  next: string;
}

export const THEME_ICON: Record<Theme, string> = {
  renegade: "wolf-head",
  aim: "own-range",
  sheriff: "law-star",
  lethal: "skull-crossed-bones",
  dynamite: "dynamite",
  heal: "beer-stein",
  keep: "own-hand",
  answer: "own-missed",
  arm: "cowboy-holster",
  take: "grab",
  pick: "own-deck",
  discard: "own-x",
  stop: "own-pause",
  reroll: "rolling-dices",
  dice: "own-pin",
  swap: "own-swap",
  ability: "western-hat",
  order: "own-first",
};

export const isSolved = ({ verdict }: ListedPuzzle): boolean => verdict === "right" || verdict === "nearly";

/** The themes of a game, or of all, those with most puzzles first. */
export function tilesOf(puzzles: ListedPuzzle[], game: GameName | "all"): Tile[] {
  const shown = puzzles.filter((each) => game === "all" || each.game === game);
  const themes = [...new Set(shown.map(({ theme }) => theme))];
  return themes
    .map((theme) => {
      const these = shown.filter((each) => each.theme === theme);
      const fresh = these.find(({ verdict }) => verdict === null) ?? these[0]!;
      return { theme, all: these.length, solved: these.filter(isSolved).length, next: fresh.id };
    })
    .toSorted((one, other) => other.all - one.all);
}

/** What comes after a puzzle: one without an answer, of its theme and game if there is one; null: all are answered. */
export function after(puzzles: ListedPuzzle[], id: string): string | null {
  const now = puzzles.find((each) => each.id === id);
  const fresh = puzzles.filter((each) => each.verdict === null && each.id !== id);
  const same = fresh.filter(({ game }) => game === now?.game);
  return (same.find(({ theme }) => theme === now?.theme) ?? same[0] ?? fresh[0])?.id ?? null;
}

/** The last seven days, today last. */
export function week(today: string): string[] {
  const last = Date.parse(`${today}T12:00:00Z`);
  return [6, 5, 4, 3, 2, 1, 0].map((back) => new Date(last - back * 86_400_000).toISOString().slice(0, 10));
}

/** The messages of a reason, the game's own first. */
export function reasonIn(game: GameName, { name, theme }: PuzzleReason): [string, string] {
  const told = name === "theme" ? `theme-${theme}` : name;
  return [`puzzle-why-${game}-${told}`, `puzzle-why-${told}`];
}

// The code of a table, however somebody types it.

/** The six letters in what was typed or pasted: with spaces and dashes, in small letters, or as a whole link. */
export function codeIn(typed: string): string | null {
  const linked = /\/t\/([a-z]+)\b/i.exec(typed)?.[1];
  const letters = linked ?? typed.replace(/[\s\p{Pd}]/gu, "");
  return /^[a-z]{6}$/i.test(letters) ? letters.toUpperCase() : null;
}

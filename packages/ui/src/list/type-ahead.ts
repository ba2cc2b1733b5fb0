/** Longest pause between keys of a word, in milliseconds. */
export const TYPE_AHEAD_MS = 700;

/** Index of the typed label, or -1. One letter, even repeated, steps through labels; more find the first match. */
export function typeAheadIndex(labels: readonly string[], typed: string, from: number): number {
  const letters = Array.from(typed.toLowerCase());
  const [first] = letters;
  if (first === undefined) return -1;
  const repeated = letters.every((letter) => letter === first);
  const prefix = repeated ? first : letters.join('');
  const start = repeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(prefix)) return index;
  }
  return -1;
}

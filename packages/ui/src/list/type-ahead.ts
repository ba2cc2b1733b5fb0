/** How long after a key a further one still belongs to the same word, in milliseconds. */
export const TYPE_AHEAD_MS = 700;

/**
 * The index of the label that typing points at, or -1. One letter, or the same letter again, steps through the labels
 * that begin with it; more letters find the first label that begins with them, from the current one on.
 */
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

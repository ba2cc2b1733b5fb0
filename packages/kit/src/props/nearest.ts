/** Edit distance of two names: each letter removed, added or replaced counts one. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    let above = index;
    const next = [index + 1];
    for (const [column, against] of other.split('').entries()) {
      const across = row[column + 1] ?? 0;
      next.push(Math.min(across + 1, (next[column] ?? 0) + 1, above + (letter === against ? 0 : 1)));
      above = across;
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Closest valid name to a typo: 'apiBase' for 'apibase', 'onBooked' for 'onBook'; null if none is close. */
export function nearest(name: string, known: readonly string[]): string | null {
  const written = name.toLowerCase();
  const [best] = known
    .map((one) => ({ one, away: distance(written, one.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away);
  return best && best.away <= Math.max(1, Math.floor(name.length / 3)) ? best.one : null;
}

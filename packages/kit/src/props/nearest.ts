/** How many letters apart two names are: each left out, added or exchanged counts one. */
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

/** The name that is meant by one that nothing has, such as 'apiBase' by 'apibase' and 'onBooked' by 'onBook'; null where none is near. */
export function nearest(name: string, known: readonly string[]): string | null {
  const written = name.toLowerCase();
  const [best] = known
    .map((one) => ({ one, away: distance(written, one.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away);
  return best && best.away <= Math.max(1, Math.floor(name.length / 3)) ? best.one : null;
}

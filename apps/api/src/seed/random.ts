/** Deterministic numbers in [0, 1) from a word (mulberry32 over an FNV hash). */
export function seededRandom(word: string): () => number {
  let state = 0x811c9dc5;
  for (const char of word) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickOne<T>(random: () => number, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

export function pickSome<T>(random: () => number, list: readonly T[], count: number): T[] {
  const ranked = list.map((item) => ({ item, rank: random() })).toSorted((a, b) => a.rank - b.rank);
  const chosen = new Set(ranked.slice(0, count).map(({ item }) => item));
  return list.filter((item) => chosen.has(item));
}

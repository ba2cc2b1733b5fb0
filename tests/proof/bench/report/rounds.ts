/** Rounds of a benchmark: `--quick`, a number, or `usual`. */
export const roundsOf = (usual: number, quick = 1): number =>
  process.argv.includes('--quick') ? quick : (process.argv.slice(2).map(Number).find(Number.isInteger) ?? usual);

export function tellRound(round: number, rounds: number): void {
  if (process.stderr.isTTY) process.stderr.write(`round ${round} of ${rounds}\n`);
}

export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

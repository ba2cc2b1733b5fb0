export const publicNameRows = (names: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(names).flatMap(([kind, rows]) => [...new Set(rows)].toSorted().map((row) => `${kind}\t${row}`));

export const goneRows = (frozen: readonly string[], rows: readonly string[]): string[] =>
  frozen.filter((row) => row !== '' && !rows.includes(row));

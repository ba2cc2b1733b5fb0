export interface Promised {
  line: number;
  about: string;
  text: string;
  key: string;
  file: string;
  name: string;
}

export function promisesIn(table: string): Promised[] {
  const [, ...rows] = table.trimEnd().split('\n');
  return rows.map((row, index) => {
    const [about = '', text = '', key = '', file = '', name = ''] = row.split('\t');
    return { line: index + 2, about, text, key, file, name };
  });
}

const textOf = (texts: readonly string[]): string => texts.join(' / ').replaceAll(/\s/g, ' ');

export function withTexts(table: string, texts: ReadonlyMap<string, readonly string[]>): string {
  const [head = ''] = table.split('\n');
  const rows = promisesIn(table).map(({ about, key, file, name }) =>
    [about, textOf(texts.get(key) ?? []), key, file, name].join('\t'),
  );
  return `${[head, ...rows].join('\n')}\n`;
}

export function promiseFaults(
  table: string,
  texts: ReadonlyMap<string, readonly string[]>,
  read: (file: string) => string | null,
): string[] {
  return promisesIn(table).flatMap(({ line, text, key, file, name }) => {
    const source = read(file);
    const problem =
      ([key, file, name].includes('') && 'the row lacks a cell') ||
      (!texts.has(key) && 'no message has this key') ||
      (source === null && `${file} is gone`) ||
      (source !== null && !new RegExp(`\\b${name}\\b`).test(source) && `${file} has no ${name}`) ||
      (textOf(texts.get(key) ?? []) !== text &&
        'the text has changed: check that it is still true, then run with --write');
    return problem ? [`docs/promises.tsv:${line}: ${key}: ${problem}.`] : [];
  });
}

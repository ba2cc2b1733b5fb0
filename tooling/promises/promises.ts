export interface Promised {
  /** 0-based, in the page. */
  line: number;
  text: string;
  key: string;
  file: string;
  /** Function, constant or database constraint in the file. */
  name: string;
}

const row = /^\| (.*) \| `([^`]+)` \| `([^`]+)` `([^`]+)` \|$/;
const mostOfCell = 160;

/** Rows of the tables in `docs/promises.md`. */
export function promisesIn(page: string): Promised[] {
  return page.split('\n').flatMap((line, index) => {
    const [, text, key, file, name] = row.exec(line) ?? [];
    if (text === undefined || !key || !file || !name) return [];
    return [{ line: index, text, key, file, name }];
  });
}

/** The page with each text as it is now. */
export function withTexts(page: string, texts: ReadonlyMap<string, readonly string[]>): string {
  const lines = page.split('\n');
  for (const { line, key, file, name } of promisesIn(page))
    lines[line] = `| ${cellOf(texts.get(key) ?? [])} | \`${key}\` | \`${file}\` \`${name}\` |`;
  return lines.join('\n');
}

function cellOf(texts: readonly string[]): string {
  const text = texts.join(' / ').replaceAll('|', String.raw`\|`);
  return text.length <= mostOfCell ? text : `${text.slice(0, text.lastIndexOf(' ', mostOfCell - 2))} …`;
}

/** Rows with outdated texts, or without code. `read` gives a file's source, null when there is none. */
export function promiseFaults(
  page: string,
  texts: ReadonlyMap<string, readonly string[]>,
  read: (file: string) => string | null,
): string[] {
  const current = promisesIn(withTexts(page, texts));
  return promisesIn(page).flatMap(({ line, text, key, file, name }, index) => {
    const source = read(file);
    const problem =
      (!texts.has(key) && 'no message has this key') ||
      (source === null && `${file} is gone`) ||
      (source !== null && !new RegExp(`\\b${name}\\b`).test(source) && `${file} has no ${name}`) ||
      (current[index]?.text !== text && 'the text has changed: check that it is still true, then run with --write');
    return problem ? [`docs/promises.md:${line + 1}: ${key}: ${problem}.`] : [];
  });
}

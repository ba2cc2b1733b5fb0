/** A row of `docs/faults.md`. */
export interface Row {
  area: string;
  title: string;
  foundBy: string;
}

const cell = (text: string): string =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s+/g, ' ')
    .trim();
const row = ({ area, title, foundBy }: Row): string => `| ${cell(area)} | ${cell(title)} | ${cell(foundBy)} |`;

/** Results of an earlier run by title. */
export const readTable = (text: string): Map<string, string> =>
  new Map(
    Array.from(text.matchAll(/^\| [^|]+ \| ([^|]+) \| (.+) \|$/gm), ([, title = '', foundBy = '']) => [title, foundBy]),
  );

export function writeTable(rows: readonly Row[]): string {
  const found = rows.filter(({ foundBy }) => foundBy !== nothing && foundBy !== notRun);
  return `# Faults

Changes of product source that would harm people, and the first check that finds each. \`node tooling/faults.ts [area…] --write\` makes each change in a scratch
copy, runs the cheapest checks first, stops at the first that fails and writes this page. Tests may be merged or moved as long as each fault is found.

Found: ${found.length} of ${rows.length}.

| area | fault | found by |
| --- | --- | --- |
${rows.map(row).join('\n')}
`;
}

export const nothing = '**nothing**';
export const notRun = 'not run';

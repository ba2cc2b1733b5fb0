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
/** Folder and name of a file, without its type. */
function fileOf(foundBy: string): string {
  const file = foundBy.split(': ')[1] ?? foundBy;
  return file
    .replace(/\.(test|stories)\.tsx?$/, '')
    .split('/')
    .slice(-2)
    .join('/');
}
const row = ({ title, foundBy }: Row): string => `| ${cell(title)} | ${cell(fileOf(foundBy))} |`;

function section(area: string, rows: readonly Row[]): string {
  return `## ${area}\n\n| fault | found by |\n| --- | --- |\n${rows.map(row).join('\n')}\n`;
}

export const readTable = (text: string): Map<string, string> =>
  new Map(Array.from(text.matchAll(/^\| ([^|]+) \| (.+) \|$/gm), ([, title = '', foundBy = '']) => [title, foundBy]));

export function writeTable(rows: readonly Row[]): string {
  const found = rows.filter(({ foundBy }) => foundBy !== nothing && foundBy !== notRun);
  const sections = [...Map.groupBy(rows, ({ area }) => area)].map(([area, list]) => section(area, list));
  return `# Faults

Harmful code changes, and the tests or stories that find each: ${found.length} of ${rows.length}. Before you merge or move a test, run \`node tooling/faults.ts [area…] --write\`.

${sections.join('\n')}`;
}

export const nothing = '**nothing**';
export const notRun = 'not run';

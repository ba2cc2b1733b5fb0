export interface Fault {
  area: string;
  title: string;
  file: string;
  find: string;
  replace: string;
  /** Test or story that fails. */
  foundBy: string;
}

export const nothing = 'nothing';
export const notRun = 'not run';

const lines = (cell = ''): string => cell.replaceAll(String.raw`\n`, '\n');
const oneLine = (text: string): string => text.replaceAll('\n', String.raw`\n`);

export function readFaults(table: string): Fault[] {
  const [, ...rows] = table.trimEnd().split('\n');
  return rows.map((row) => {
    const [area = '', title = '', file = '', find, replace, foundBy = notRun] = row.split('\t');
    return { area, title, file, find: lines(find), replace: lines(replace), foundBy };
  });
}

export function writeFaults(faults: readonly Fault[]): string {
  const rows = faults.map(({ area, title, file, find, replace, foundBy }) =>
    [area, title, file, oneLine(find), oneLine(replace), foundBy].join('\t'),
  );
  return ['area\tfault\tfile\tfind\treplace\tfound by', ...rows, ''].join('\n');
}

/** Folder and name of a test's file, without its type. */
export function placeOf(foundBy: string): string {
  const file = foundBy.split(': ')[1] ?? foundBy;
  return file
    .replace(/\.(test|stories)\.tsx?$/, '')
    .split('/')
    .slice(-2)
    .join('/');
}

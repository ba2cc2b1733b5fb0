import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface Requirement {
  asks: string;
  /** Texts quoted by the specification. A story shows each: `parameters.shows`. */
  quotes: readonly string[];
  /** Tests and journeys as `path: title`, for requirements without a story tag such as `spec:5.accept-fee`. */
  tests: readonly string[];
}

export interface SectionOfSpec {
  number: number;
  title: string;
  /** By ID: '5.accept-fee'. */
  requirements: Readonly<Record<string, Requirement>>;
}

const titles: readonly (readonly [number, string])[] = [
  [2, 'Screens and routes'],
  [3, 'Entities and their fields'],
  [4, 'States and transitions'],
  [5, 'Validation rules'],
  [6, 'Roles and permissions'],
  [7, 'The calls it makes'],
  [8, 'Error catalogue'],
  [9, 'Business constants and limits'],
];

const listIn = (cell = ''): string[] => (cell === '' ? [] : cell.split(' | '));

/** Sections 2 to 9 of the specification, from docs/requirements.tsv. */
export function readRequirements(root: string): SectionOfSpec[] {
  const [, ...rows] = readFileSync(resolve(root, 'docs/requirements.tsv'), 'utf8').trimEnd().split('\n');
  const all = rows.map((row): [string, Requirement] => {
    const [id = '', asks = '', quotes, tests] = row.split('\t');
    return [id, { asks, quotes: listIn(quotes), tests: listIn(tests) }];
  });
  return titles.map(([number, title]) => ({
    number,
    title,
    requirements: Object.fromEntries(all.filter(([id]) => id.startsWith(`${number}.`))),
  }));
}

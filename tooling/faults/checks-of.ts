import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { neededBy, type Importers } from './importers.ts';
import type { Fault } from './table.ts';

export interface Check {
  name: string;
  command: readonly string[];
  paths: readonly string[];
  limitMs: number;
}

const quickMs = 600_000;
const longMs = 1_800_000;

export interface Sources {
  root: string;
  files: readonly string[];
  importers: Importers;
}

const mostTests = 30;
const mostOfOthers = 16;
const mostStories = 10;
// Not tooling: its own test would notice the changed text.
const everywhere = ['packages/', 'apps/portal/'];

// A test that hangs because of a fault has found it.
const waitMs = ['--testTimeout', '90000', '--hookTimeout', '90000'];
const inNode = ['vitest', 'run', '-c', 'vitest.node.config.ts', '--bail', '1', '--pass-with-no-tests', ...waitMs];
const project = (...names: readonly string[]): string[] => names.flatMap((name) => ['--project', name]);

export function checksOf({ area, file, find }: Fault, sources: Sources): Check[] {
  const near = [...neededBy(sources.importers, file)].filter(([one]) => one !== file);
  const isBeside = (one: string): boolean => dirname(one) === dirname(file);
  const distance = new Map(near.map(([one, steps]) => [one, isBeside(one) ? 0 : steps]));
  for (const one of sources.files) if (isBeside(one) && one !== file) distance.set(one, 0);
  const nearest = [...distance].toSorted(([, a], [, b]) => a - b).map(([one]) => one);

  const isSql = file.endsWith('.sql');
  const ofFile = /^apps\/api\/src\/[\w-]+\//.exec(file)?.[0];
  const folders = isSql ? foldersOfTables(tablesOf(sources.root, file, find), sources) : foldersIn(nearest);
  const modules = ofFile
    ? [
        namedAlike(file, area, sources.files),
        [ofFile],
        few(
          folders.filter((one) => one !== ofFile),
          area,
          sources.files,
        ),
      ]
    : [folders.slice(0, 1), few(folders.slice(1), area, sources.files)];

  const tests = (name: string, command: readonly string[], paths: readonly string[]): Check[] =>
    paths.length === 0 ? [] : [{ name, command, paths, limitMs: quickMs }];
  const inTurn = (name: string, command: readonly string[], pattern: RegExp, most: number): Check[] => {
    const found = nearest.filter((one) => pattern.test(one) && !one.includes('.long.'));
    const others = found.filter((one) => !isBeside(one));
    const turns = [found.filter(isBeside), others.slice(0, most), others.slice(most, most * 8)];
    return turns.flatMap((paths) => tests(name, command, paths));
  };
  const calls = (paths: readonly string[]): Check[] => {
    const onServer = tests('API', [...inNode, ...project('unit', 'api', 'later-api')], paths);
    const embedded = tests('API on PGlite', [...inNode, ...project('api-pglite')], paths);
    return paths[0]?.startsWith('apps/api/src/db/') ? [...onServer, ...embedded] : onServer;
  };

  const unit = [...inNode, ...project('unit', 'later-unit', 'hooks')];
  return [
    ...(/\.tsx?$/.test(file) ? [plain('lint', 'oxlint', '--deny-warnings', file)] : []),
    ...(file.endsWith('.css') ? [plain('css', 'node', 'tooling/check-css.ts')] : []),
    ...(isSql ? [plain('migrations', 'node', 'tooling/check-migrations.ts')] : []),
    ...(ofFile ? [] : inTurn('unit', unit, /\.test\.tsx?$/, mostTests)),
    ...modules.flatMap(calls),
    ...inTurn(
      'stories',
      ['vitest', 'run', '--bail', '1', ...waitMs, ...project('storybook')],
      /\.stories\.tsx$/,
      mostStories,
    ),
    ...(ofFile ? calls(['apps/api/src/']) : tests('unit', unit, everywhere)),
  ];
}

const plain = (name: string, ...command: readonly string[]): Check => ({ name, command, paths: [], limitMs: quickMs });

const journeys: Readonly<Record<string, readonly string[]>> = {
  'packages/match-widget/': ['booking', 'picks', 'offers'],
  'packages/provider-inbox/': ['booking', 'offers'],
  'packages/doctor-register/': ['registration'],
  'packages/embed/': ['own-server', 'booking'],
  'apps/portal/': ['places', 'sign-in', 'newcomer'],
  '': ['booking', 'offers', 'picks', 'refusals'],
};

export function longChecksOf({ file }: Fault): Check[] {
  if (file.endsWith('.css')) {
    const look = 'node tooling/build-storybook.ts && playwright test -c playwright.visual.config.ts -x';
    return [{ ...plain('snapshots', 'sh', '-c', look), limitMs: longMs }];
  }
  const [, names = []] = Object.entries(journeys).find(([folder]) => file.startsWith(folder)) ?? [];
  const specs = names.map((name) => `tests/journeys/${name}.spec.ts`).join(' ');
  const walk = `node tooling/build.ts --unless-built && playwright test -x --project journeys ${specs}`;
  return [{ ...plain('journeys', 'sh', '-c', walk), limitMs: longMs }];
}

const isTest = (file: string): boolean => file.endsWith('.test.ts') && !file.includes('.long.');

function namedAlike(file: string, area: string, files: readonly string[]): string[] {
  const words = { races: ['race'], roles: ['access'] }[area] ?? [];
  const stem = basename(file).replace(/\.\w+$/, '');
  return files.filter(
    (one) =>
      isTest(one) &&
      one.startsWith(`${dirname(file)}/`) &&
      [stem, ...words].some((word) => basename(one).startsWith(word)),
  );
}

function few(folders: readonly string[], area: string, files: readonly string[]): string[] {
  const races = folders.map((folder) => `${folder}race.test.ts`).filter((one) => files.includes(one));
  if (area === 'races' && races.length > 0) return races;
  let count = 0;
  return folders.filter((folder, index) => {
    const own = files.filter((one) => one.startsWith(folder) && isTest(one)).length;
    const fits = index === 0 || count + own <= mostOfOthers;
    if (fits) count += own;
    return fits;
  });
}

function foldersIn(files: readonly string[]): string[] {
  const found = files.flatMap((file) => /^apps\/api\/src\/(?!testing|seed|db)[\w-]+\//.exec(file) ?? []);
  return [...new Set(found)];
}

function tablesOf(root: string, file: string, find: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const at = Math.max(0, text.indexOf(find));
  const statement = text.slice(text.lastIndexOf(';', at) + 1, text.indexOf(';', at + find.length) + 1 || undefined);
  const named = statement.matchAll(/\b(?:on|table|update|into|from|of)\s+(\w+)/gi);
  return [...new Set(Array.from(named, ([, table = '']) => table))];
}

function foldersOfTables(tables: readonly string[], { root, files }: Sources): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const [folder] = foldersIn([file]);
    if (folder === undefined || !file.endsWith('.ts')) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const count = tables.reduce((sum, table) => sum + text.split(`'${table}`).length - 1, 0);
    if (count > 0) counts.set(folder, (counts.get(folder) ?? 0) + count);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([folder]) => folder);
}

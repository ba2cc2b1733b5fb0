import { readFileSync, statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { hasPostgres } from './apps/api/src/testing/start-postgres.ts';
import { findSources } from './tooling/find-files.ts';
import { patienceMs } from './tooling/patience.ts';

/** Tests that open a database; the API's others are unit tests. */
const engineTests = findSources('apps/api/src/**/*.test.ts', import.meta.dirname).filter((file) =>
  /testing\/(start-api|two-apis|with-one-try|test-database|empty-database|crash)\.ts'|inject\('database'\)/.test(
    readFileSync(file, 'utf8'),
  ),
);
/** PostgreSQL if a server is available, as in production. */
const onPostgres = hasPostgres() || process.env.REQUIRE_POSTGRES === '1';

const long = '**/*.long.test.ts';

const longInJsdom = '{packages/*/src,.storybook}/**/*.long.test.tsx';

/** Concurrency, server locks and long sequences. PGlite has one connection and cannot test them. */
const serversAlone = /(^|\/)(race|migration-locks)\.test\.ts$|\.property\.test\.ts$/;

/** Slow or rarely affected tests, run before a change lands (`npm run test:long`). */
const isLater = (file: string): boolean =>
  serversAlone.test(file) ||
  /src\/(applications|db|http|ledger|reschedules|my-data|ops|partners|receipts|reminders|specialists|staff)\//.test(
    file,
  );

const laterUnits = [
  'apps/api/src/{calendars,cli,passkeys,vendors}/**/*.test.ts',
  'apps/sandbox/src/**/*.test.ts',
  'tooling/**/*.test.ts',
  'tests/proof/{drill,cluster}/**/*.test.ts',
  'examples/*/*.test.ts',
];

/** With PostgreSQL running all tests, PGlite runs the engine's own and each module's shortest file. */
const engineItself = /src\/(db|server)\//;
const shortestOfModule = (files: readonly string[]): string[] => {
  const sizeOf = (file: string): number => statSync(`${import.meta.dirname}/${file}`).size;
  const modules = Map.groupBy(files, (file) => file.split('/')[3] ?? '');
  return [...modules].flatMap(([, own]) => own.toSorted((a, b) => sizeOf(a) - sizeOf(b)).slice(0, 1));
};
const short = engineTests.filter((file) => !file.endsWith('.long.test.ts'));
const parallel = short.filter((file) => !serversAlone.test(file));
const alsoOnPglite = new Set([...parallel.filter((file) => engineItself.test(file)), ...shortestOfModule(parallel)]);

/** Long tests for PGlite too: they end or kill a process with an embedded database. */
const longOnPglite = onPostgres ? '{server/server,selections/crash}.long.test.ts' : long;

/** Importing the source for each file takes longer than its tests. */
const manyFilesInOneProcess = { isolate: false, maxWorkers: 2 };

/** Generous for slow machines: only failing tests wait this long. */
export const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: patienceMs } } };
const inNode = { ...manyFilesInOneProcess, ...patient };
const unit = { ...inNode, setupFiles: ['./tooling/patient.ts'] };
const inJsdom = {
  environment: 'jsdom',
  ...inNode,
  setupFiles: ['./tooling/patient.ts', './tooling/after-each-hook.ts'],
};

/** Node runs the API directly, as in production: Vite's transform costs a fifth of a test. */
const test = (engine: 'pglite' | 'postgres') => ({
  ...unit,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  env: { TEST_ENGINE: engine },
  globalSetup: ['apps/api/src/testing/global-setup.ts'],
});
const engine = onPostgres ? 'postgres' : 'pglite';
const onThisEngine = onPostgres ? short : parallel;

/** Node tests; stories are in vitest.config.ts, which includes these. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/{api,portal}/src/**/*.test.ts'],
          exclude: [...engineTests, ...laterUnits],
        },
      },
      { test: { ...unit, name: 'later-unit', include: laterUnits, exclude: engineTests } },
      {
        test: {
          ...inJsdom,
          name: 'hooks',
          include: ['packages/*/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx', '.storybook/**/*.test.tsx'],
          exclude: [longInJsdom],
        },
      },
      { test: { ...inJsdom, name: 'long-hooks', include: [longInJsdom] } },
      { test: { ...test(engine), name: 'api', include: onThisEngine.filter((file) => !isLater(file)) } },
      { test: { ...test(engine), name: 'later-api', include: onThisEngine.filter(isLater) } },
      { test: { ...test('pglite'), name: 'api-pglite', include: onPostgres ? [...alsoOnPglite] : [] } },
      { test: { ...test('pglite'), name: 'long-pglite', include: [`apps/api/src/${longOnPglite}`] } },
      { test: { ...test('postgres'), name: 'long-postgres', include: [`apps/api/src/${long}`] } },
    ],
  },
});

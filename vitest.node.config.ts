import { readFileSync, statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { hasPostgres } from './apps/api/src/testing/start-postgres.ts';
import { findSources } from './tooling/find-files.ts';
import { patienceMs } from './tooling/patience.ts';

/** Tests that open a database; the other tests of the API are unit tests. */
const engineTests = findSources('apps/api/src/**/*.test.ts', import.meta.dirname).filter((file) =>
  /testing\/(start-api|two-apis|with-one-try|test-database|empty-database|crash)\.ts'|inject\('database'\)/.test(
    readFileSync(file, 'utf8'),
  ),
);
/** The database of the API's tests: PostgreSQL where there is a server, as in production. */
const onPostgres = hasPostgres() || process.env.REQUIRE_POSTGRES === '1';

/** Tests that kill, freeze or fill whole servers: `npm run test:long`. */
const long = '**/*.long.test.ts';

/** Widgets driven through many journeys: `npm run test:long`. */
const longInJsdom = 'packages/*/src/**/*.long.test.tsx';

/** Tests with many callers at once, of server locks and of long sequences. PGlite has one connection and proves none of it. */
const serversAlone = /(^|\/)(race|migration-locks)\.test\.ts$|\.property\.test\.ts$/;

/** Tests that run before a change lands (`npm run test:long`): slow ones, and those that few changes touch. */
const isLater = (file: string): boolean =>
  serversAlone.test(file) ||
  /src\/(applications|db|http|ledger|reschedules|my-data|ops|partners|receipts|reminders|specialists|staff)\//.test(
    file,
  );

/** Where PostgreSQL runs all tests, PGlite runs those of the engine itself and the shortest file of each module. */
const engineItself = /src\/(db|server)\//;
const shortestOfModule = (files: readonly string[]): string[] => {
  const sizeOf = (file: string): number => statSync(`${import.meta.dirname}/${file}`).size;
  const modules = Map.groupBy(files, (file) => file.split('/')[3] ?? '');
  return [...modules].flatMap(([, own]) => own.toSorted((a, b) => sizeOf(a) - sizeOf(b)).slice(0, 1));
};
const short = engineTests.filter((file) => !file.endsWith('.long.test.ts'));
const parallel = short.filter((file) => !serversAlone.test(file));
const alsoOnPglite = new Set([...parallel.filter((file) => engineItself.test(file)), ...shortestOfModule(parallel)]);

/** Long tests that PGlite runs too: those that end or kill a process with an embedded database. */
const longOnPglite = onPostgres ? '{server/server,selections/crash}.long.test.ts' : long;

/** Importing the house anew for each file takes longer than its tests. */
const manyFilesInOneProcess = { isolate: false, maxWorkers: 2 };

/** Limits for a machine that is slow and busy: only a test that fails waits so long. */
export const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: patienceMs } } };
const inNode = { ...manyFilesInOneProcess, ...patient };
const inJsdom = {
  environment: 'jsdom',
  ...inNode,
  setupFiles: ['./tooling/patient.ts', './tooling/after-each-hook.ts'],
};

/** The API is run by Node as it is, in tests as in production: what Vite makes of a module first costs a fifth of a test. */
const test = (engine: 'pglite' | 'postgres') => ({
  ...inNode,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  env: { TEST_ENGINE: engine },
  globalSetup: ['apps/api/src/testing/global-setup.ts'],
  setupFiles: ['./tooling/patient.ts'],
});
const engine = onPostgres ? 'postgres' : 'pglite';
const onThisEngine = onPostgres ? short : parallel;

/** Tests that run in Node; stories are in vitest.config.ts, which reads all of them first. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{api,sandbox}/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'tooling/**/*.test.ts',
            'drill/**/*.test.ts',
            'examples/**/*.test.ts',
            'cluster/**/*.test.ts',
          ],
          exclude: engineTests,
          ...inNode,
          setupFiles: ['./tooling/patient.ts'],
        },
      },
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

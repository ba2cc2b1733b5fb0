import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { hasPostgres } from './apps/api/src/testing/start-postgres.ts';
import { patienceMs } from './tooling/patience.ts';

/** What opens a database, and so runs on both engines; the other tests of the API run once, among the unit tests. */
const engineTests = globSync('apps/api/src/**/*.test.ts').filter((file) =>
  /testing\/(start-api|two-apis|with-one-try|test-database|empty-database|crash)\.ts'|inject\('database'\)/.test(
    readFileSync(file, 'utf8'),
  ),
);
/** What kills, freezes or fills whole servers, by its name: `npm run test:long`. */
const long = '**/*.long.test.ts';

/** Widgets driven through many journeys: `npm run test:long`. */
const longInJsdom = 'packages/*/src/**/*.long.test.tsx';

/**
 * On PostgreSQL alone: what many callers do at once, of which PGlite with its one connection proves nothing, what a server locks, and sequences
 * so long that once is enough for calls that others ask on both.
 */
const serversAlone = ['**/race.test.ts', '**/migration-locks.test.ts', '**/*.property.test.ts'];

/** Of what is long, PGlite plays beside PostgreSQL what ends or kills a process that has an embedded database open. */
const longOnPglite = hasPostgres() ? '{server,selections/crash}.long.test.ts' : long;

/** Of the API on PGlite what waits until a change lands: what takes long, and what few changes touch. On PostgreSQL all of it does. */
const laterOnPglite = engineTests.filter((file) =>
  /src\/(applications|db|http|ledger|moves|my-data|ops|partners|receipts|reminders|specialists|staff)\//.test(file),
);

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
const onPglite = { ...test('pglite'), exclude: [long, ...serversAlone] };

/** What runs in Node. Apart from the stories (vitest.config.ts), all of which are read before anything begins. */
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
      {
        test: { ...onPglite, name: 'api-pglite', include: engineTests.filter((file) => !laterOnPglite.includes(file)) },
      },
      { test: { ...onPglite, name: 'later-pglite', include: laterOnPglite } },
      { test: { ...test('pglite'), name: 'long-pglite', include: [`apps/api/src/${longOnPglite}`] } },
      { test: { ...test('postgres'), name: 'api-postgres', include: engineTests, exclude: [long] } },
      { test: { ...test('postgres'), name: 'long-postgres', include: [`apps/api/src/${long}`] } },
    ],
  },
});

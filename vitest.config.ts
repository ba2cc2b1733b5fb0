import { globSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { hasPostgres } from './apps/api/src/testing/start-postgres.ts';
import { launchOptions } from './tooling/browser.ts';
import { patienceMs } from './tooling/patience.ts';

/** What opens a database, and so runs on both engines; the other tests of the API run once, among the unit tests. */
const engineTests = globSync('apps/api/src/**/*.test.ts').filter((file) =>
  /testing\/(start-api|with-one-try|test-database|empty-database|crash)\.ts'|inject\('database'\)/.test(
    readFileSync(file, 'utf8'),
  ),
);
/** What kills, freezes or fills whole servers, by its name: `npm run test:long`. */
const long = '**/*.long.test.ts';

/**
 * On PostgreSQL alone: what many callers do at once, of which PGlite with its one connection proves nothing, what a server locks, and sequences
 * so long that once is enough for calls that others ask on both.
 */
const serversAlone = ['**/race.test.ts', '**/migration-locks.test.ts', '**/*.property.test.ts'];

/** Of what is long, PGlite plays beside PostgreSQL what ends or kills a process that has an embedded database open. */
const longOnPglite = hasPostgres() ? '{server,selections/crash}.long.test.ts' : long;

/** Importing the house anew for each file takes longer than its tests. */
const manyFilesInOneProcess = { isolate: false, maxWorkers: 2 };

/** Limits for a machine that is slow and busy: only a test that fails waits so long. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: patienceMs } } };
const inNode = { ...manyFilesInOneProcess, ...patient };

const api = (engine: 'pglite' | 'postgres') => {
  const test = {
    ...inNode,
    env: { TEST_ENGINE: engine },
    globalSetup: ['apps/api/src/testing/global-setup.ts'],
    setupFiles: ['./tooling/patient.ts'],
  };
  return [
    {
      test: {
        ...test,
        name: `api-${engine}`,
        include: engineTests,
        exclude: [long, ...(engine === 'pglite' ? serversAlone : [])],
      },
    },
    {
      test: { ...test, name: `long-${engine}`, include: [`apps/api/src/${engine === 'pglite' ? longOnPglite : long}`] },
    },
  ];
};

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
          name: 'hooks',
          environment: 'jsdom',
          ...inNode,
          include: ['packages/*/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx', '.storybook/**/*.test.tsx'],
          setupFiles: ['./tooling/patient.ts', './tooling/after-each-hook.ts'],
        },
      },
      ...api('pglite'),
      ...api('postgres'),
      {
        plugins: [react(), storybookTest({ configDir: '.storybook' })],
        // Found while tests run, it would reload them.
        optimizeDeps: { include: ['@storybook/addon-a11y/preview'], exclude: ['pdfjs-dist'] },
        test: {
          name: 'storybook',
          ...patient,
          setupFiles: ['./.storybook/still.ts'],
          // One page for all files: a story resets what it uses, and the page is what takes time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

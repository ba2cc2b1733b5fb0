import './ports.ts';
import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import config from '../../playwright.config.ts';
import { people, type EngineName } from './people.ts';
import { storybook, storybookPort } from './storybook.ts';

const root = resolve(import.meta.dirname, '../..');
const dataDir = '.data/engines';

const [server] = [config.webServer ?? []].flat();
if (!server) throw new Error('Nothing serves the journeys.');

/** Journeys in three engines (`npm run engines`), with their own servers and people for each engine. */
export default defineConfig<object, { engineName: EngineName }>({
  ...config,
  use: {},
  testDir: '.',
  outputDir: resolve(root, 'test-results/engines'),
  // Two cores: a third engine would slow the others.
  workers: 2,
  projects: [
    // First, because it takes longest.
    { name: 'stories in firefox', testMatch: '**/*.axe.ts', use: { engineName: 'firefox' } },
    ...(Object.keys(people) as EngineName[]).map((engineName) => ({
      name: engineName,
      testMatch: '**/*.journey.ts',
      use: { engineName },
      // WebKit's driver may hang (see webdriver.ts). Real failures fail twice; others are reported as 'flaky'.
      retries: engineName === 'webkit' ? 1 : 0,
    })),
  ],
  webServer: [
    {
      ...server,
      cwd: root,
      command: 'node tests/journeys/serve.ts portal --built',
      env: { ...server.env, TELE_DATA_DIR: dataDir, API_LOG_FILE: `${dataDir}/api.log` },
    },
    {
      cwd: root,
      command: `vite preview --host 127.0.0.1 --port ${storybookPort} --strictPort --outDir storybook-static`,
      url: `${storybook}/index.json`,
      reuseExistingServer: false,
    },
  ],
});

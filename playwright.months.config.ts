import './tests/journeys/months/ports.ts';
import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import config from './playwright.config.ts';

const dataDir = '.data/months';

/** Lead of the servers' clock, in milliseconds (tests/journeys/months/clock.ts). The run creates it. */
export const clockFile = resolve(import.meta.dirname, dataDir, 'clock');

const [server] = [config.webServer ?? []].flat();
if (!server) throw new Error('Nothing serves the journeys.');

/** Journeys that take weeks, with a clock they move. */
export default defineConfig({
  ...config,
  testDir: 'tests/journeys/months',
  outputDir: 'test-results/months',
  projects: [{ name: 'months' }],
  webServer: {
    ...server,
    env: {
      ...server.env,
      TELE_DATA_DIR: dataDir,
      API_LOG_FILE: `${dataDir}/api.log`,
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import ${pathToFileURL(resolve(import.meta.dirname, 'tests/journeys/months/moved-clock.ts')).href}`,
    },
  },
});

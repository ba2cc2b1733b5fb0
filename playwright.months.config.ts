import './e2e/months/ports.ts';
import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import config from './playwright.config.ts';

const dataDir = '.data/months';

/** How far ahead the servers' clock is, in milliseconds (e2e/months/clock.ts). Not there at first: each run begins with empty data. */
export const clockFile = resolve(import.meta.dirname, dataDir, 'clock');

const [server] = [config.webServer ?? []].flat();
if (!server) throw new Error('Nothing serves the journeys.');

/** Journeys that take weeks: the same servers, with a clock that the journey moves. */
export default defineConfig({
  ...config,
  testDir: 'e2e/months',
  outputDir: 'test-results/months',
  projects: [{ name: 'months' }],
  webServer: {
    ...server,
    env: {
      ...server.env,
      TELE_DATA_DIR: dataDir,
      API_LOG_FILE: `${dataDir}/api.log`,
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import ${pathToFileURL(resolve(import.meta.dirname, 'e2e/months/moved-clock.ts')).href}`,
    },
  },
});

import { defineConfig } from '@playwright/test';
import { launchOptions } from './tooling/browser.ts';

const port = (usual: number) => String(usual + Number(process.env.E2E_PORT_OFFSET ?? 0));

/** Ports and data of the journeys, apart from `npm start`; E2E_PORT_OFFSET shifts all ports. */
export const e2ePorts = {
  PORTAL_PORT: port(5273),
  API_PORT: port(4100),
  SANDBOX_PORT: port(4700),
  SANDBOX_SMTP_PORT: port(4701),
  SANDBOX_CLAMD_PORT: port(4702),
  HOST_PORT: port(5274),
  PARTNER_PORT: port(5375),
  PARTNER_SERVER_PORT: port(5376),
};
export const e2eDataDir = `.data/e2e${process.env.E2E_PORT_OFFSET ?? ''}`;
/** Log of every call to the journeys' API. */
export const apiLog = `${e2eDataDir}/api.log`;

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: `test-results/journeys${process.env.E2E_PORT_OFFSET ?? ''}`,
  // Generous for slow machines: only failing journeys wait this long.
  timeout: 300_000,
  workers: 1,
  reporter: [['list']],
  forbidOnly: true,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    baseURL: `http://localhost:${e2ePorts.PORTAL_PORT}`,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Tracing costs a quarter of the time: use `--trace on` to debug one journey.
    trace: 'off',
    // Reports an unclickable element after a minute, before the journey's timeout.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
    launchOptions: await launchOptions(),
  },
  // `npm test`, `npm run test:long` and `npm run test:release`; the tag moves one test to the last.
  projects: [
    { name: 'journeys', testIgnore: ['**/*.{long,release}.spec.ts', '**/months/**', '**/deployed/**'] },
    { name: 'long', testMatch: '**/*.long.spec.ts', grepInvert: /@release/ },
    { name: 'release', testMatch: '**/*.{long,release}.spec.ts', grep: /\.release\.spec|@release/ },
  ],
  // Same program as `npm start`, with built pages and empty data.
  webServer: {
    command: 'node tests/journeys/serve.ts portal host --built',
    wait: { stdout: /Tele is running/ },
    env: {
      ...e2ePorts,
      TELE_DATA_DIR: e2eDataDir,
      API_LOG_FILE: apiLog,
      LOG_LEVEL: 'info',
      CORS_ORIGINS: ['partner', 'strict', 'untrusting']
        .map((name) => `http://${name}.localhost:${e2ePorts.HOST_PORT}`)
        .join(','),
    },
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
  },
});

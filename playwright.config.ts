import { defineConfig } from '@playwright/test';
import { launchOptions } from './tooling/browser.ts';

const port = (usual: number) => String(usual + Number(process.env.E2E_PORT_OFFSET ?? 0));

/** Its own ports and data, so that journeys run beside a running `npm start`; E2E_PORT_OFFSET moves them all. */
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
export const e2eDataDir = '.data/e2e';
/** What the journeys' API has logged, every call of it. */
export const apiLog = `${e2eDataDir}/api.log`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  // For a machine that is slow and busy: only a journey that fails waits so long.
  timeout: 300_000,
  workers: 1,
  reporter: [['list']],
  forbidOnly: true,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    baseURL: `http://127.0.0.1:${e2ePorts.PORTAL_PORT}`,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // A trace of every journey costs a quarter of its time: `--trace on` for the one that is looked into.
    trace: 'off',
    // What cannot be pressed is said after a minute, not at the end of the journey's time.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
    launchOptions: await launchOptions(),
  },
  // What walks every place or plays what others do in twelve ways runs before a change lands: `npm run test:long`.
  projects: [
    { name: 'journeys', testIgnore: ['**/*.long.spec.ts', '**/months/**', '**/deployed/**'] },
    { name: 'long', testMatch: '**/*.long.spec.ts' },
    // Before a release: the pages of hosts whose style sheets differ from the two that `long` has.
    { name: 'hosts', testMatch: '**/hostile-*.long.spec.ts' },
  ],
  // The program behind `npm start`: sandbox, API on the embedded store, the portal and a partner's site as they are built; from empty data each time.
  webServer: {
    command: 'node e2e/serve.ts portal host --built',
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

import { defineConfig } from '@playwright/test';
import { launchOptions } from './tooling/browser.ts';

const address = 'http://127.0.0.1:6907';

/** Pixel snapshots of the built Storybook; `node tooling/visual.ts` updates them. */
export default defineConfig({
  testDir: 'tests/screens',
  // Separate folder: each run empties its own, and both may run at once.
  outputDir: 'test-results/visual',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // One text line in about 100 pictures lies between two pixels and may render above or below.
  retries: 1,
  forbidOnly: true,
  reporter: [['dot']],
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  // The defaults miss a button's colour change; these find a change of 20 levels.
  expect: { toHaveScreenshot: { maxDiffPixels: 10, threshold: 0.02, animations: 'disabled', caret: 'hide' } },
  use: {
    browserName: 'chromium',
    baseURL: address,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    launchOptions: await launchOptions(),
  },
  webServer: {
    command: 'vite preview --host 127.0.0.1 --port 6907 --strictPort --outDir storybook-static',
    url: `${address}/index.json`,
    reuseExistingServer: false,
  },
});

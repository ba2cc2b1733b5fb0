import { defineConfig } from '@playwright/test';
import { launchOptions } from './tooling/browser.ts';

const address = 'http://127.0.0.1:6907';

/** Pixel snapshots of the built Storybook; `node tooling/visual.ts` draws them anew. */
export default defineConfig({
  testDir: 'visual',
  // Not where the journeys keep theirs: a run empties its folder, and both may run at once.
  outputDir: 'test-results/visual',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // One line of text in some hundred pictures lies so near to the middle of a pixel that it is drawn above or below it.
  retries: 1,
  forbidOnly: true,
  reporter: [['dot']],
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  // The defaults miss a button that changes its colour; with these a change of 20 levels is found.
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

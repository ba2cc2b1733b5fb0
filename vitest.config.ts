import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tooling/browser.ts';
import { decodeStoryPaths } from './tooling/decode-story-paths.ts';
import inNode, { patient } from './vitest.node.config.ts';

const { STORIES_CACHE } = process.env;

/** All tests: Node tests, and stories in a browser. */
export default defineConfig({
  test: {
    projects: [
      ...(inNode.test?.projects ?? []),
      {
        plugins: [
          react(),
          storybookTest({ configDir: '.storybook' }),
          decodeStoryPaths(),
          ...(STORIES_CACHE ? [{ name: 'stories-cache', config: () => ({ cacheDir: STORIES_CACHE }) }] : []),
        ],
        // Discovered during a run, these would reload the tests.
        optimizeDeps: { include: ['@storybook/addon-a11y/preview'], exclude: ['pdfjs-dist'] },
        test: {
          name: 'storybook',
          ...patient,
          setupFiles: ['./.storybook/still.ts'],
          // One page for all files: stories reset their state, and loading the page is slow.
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

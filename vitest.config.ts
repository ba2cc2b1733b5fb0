import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tooling/browser.ts';
import { decodeStoryPaths } from './tooling/decode-story-paths.ts';
import inNode, { patient } from './vitest.node.config.ts';

/** Every test there is: those that run in Node, and the stories in a browser. */
export default defineConfig({
  test: {
    projects: [
      ...(inNode.test?.projects ?? []),
      {
        plugins: [react(), storybookTest({ configDir: '.storybook' }), decodeStoryPaths()],
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

import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { coverageInVite } from '../tooling/coverage/coverage-in-vite.ts';
import { sheetsInVite } from '../tooling/sheet-texts.ts';

const root = resolve(import.meta.dirname, '..');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.stories.tsx',
    './{widgets,embedding,flows}/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), sheetsInVite(root), coverageInVite(root)],
  }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;

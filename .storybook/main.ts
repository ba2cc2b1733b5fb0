import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Manifests } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { coverageInVite } from '../tooling/coverage/coverage-in-vite.ts';
import { flowPicturesInVite } from '../tooling/flows/pictures-in-vite.ts';
import { propsInVite } from '../tooling/props/props-in-vite.ts';
import { propsReader } from '../tooling/props/props-reader.ts';
import { describeComponents } from '../tooling/props/describe-components.ts';
import { wordsInVite } from '../tooling/search/words-in-vite.ts';
import { sheetsInVite } from '../tooling/sheet-texts.ts';
import { textsInVite } from '../tooling/texts/texts-in-vite.ts';

const root = resolve(import.meta.dirname, '..');
const profiling = fileURLToPath(import.meta.resolve('react-dom/profiling'));
/** React profiles production builds only with this alias; the Performance panel needs it. */
const measuredWhenBuilt: Plugin = {
  name: 'tele-react-measured',
  apply: 'build',
  // An array takes precedence over the addons' React aliases.
  config: () => ({ resolve: { alias: [{ find: /^react-dom\/client$/, replacement: profiling }] } }),
};
/** Vitest needs neither props tables nor the assistant. */
const inVitest = process.env.VITEST === 'true';
const props = propsReader(root);

/** Adds an option Storybook reads but does not type. */
interface Config extends StorybookConfig {
  experimental_manifests: (existing: Manifests | undefined) => Manifests;
}

const config: Config = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.stories.tsx',
    './{widgets,embedding,flows}/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    ...(inVitest ? [] : ['@storybook/addon-mcp']),
  ],
  previewAnnotations: inVitest ? [] : [resolve(import.meta.dirname, 'props/arg-types.ts')],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { componentsManifest: !inVitest },
  previewHead: (head = '', { configType }) =>
    configType === 'PRODUCTION' ? head.replaceAll('"/fonts/', '"./fonts/') : head,
  experimental_manifests: describeComponents(root, props),
  viteFinal: (vite, { configType }) => ({
    ...vite,
    // Fonts have root-relative URLs; this lets Vite resolve them under any base path. Storybook copies the files.
    ...(configType === 'PRODUCTION' && {
      publicDir: resolve(import.meta.dirname, 'public'),
      build: { ...vite.build, copyPublicDir: false },
    }),
    plugins: [
      ...(vite.plugins ?? []),
      measuredWhenBuilt,
      sheetsInVite(root),
      coverageInVite(root),
      textsInVite(root),
      flowPicturesInVite(root),
      propsInVite(props),
      wordsInVite(root),
    ],
  }),
  // Replaced by tooling/props.
  typescript: { reactDocgen: false },
};

export default config;

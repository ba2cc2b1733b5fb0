import type { Lanes } from '../lanes.ts';

const check = 'vitest run --changed';

export const changedFiles = {
  'checks and tests': [
    { name: 'format', command: 'oxfmt --check' },
    { name: 'types', command: 'pnpm run types' },
    { name: 'texts', command: 'node tooling/check-texts.ts' },
    { name: 'css', command: 'node tooling/check-css.ts' },
    {
      name: 'unit and API',
      command: `${check} -c vitest.node.config.ts --project unit --project later-unit --project hooks --project api`,
    },
  ],
  stories: [
    { name: 'browser', command: 'node tooling/browser.ts' },
    { name: 'stories', needs: ['browser'], command: `${check} --project storybook` },
  ],
} satisfies Lanes;

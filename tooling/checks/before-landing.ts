import type { Lanes } from '../lanes.ts';
import { laterStories } from '../stories.ts';

/**
 * What must hold besides before a change lands: the API on PostgreSQL, servers that are killed, frozen or full, whole programs, the sites of
 * partners, and how packages and screens look to strangers and to the pixel. What takes seconds comes before what takes minutes.
 */
export const beforeLanding = {
  'servers and strangers': [
    { name: 'readmes', command: 'node tooling/check-readmes.ts' },
    { name: 'alerts', command: 'node tooling/check-alerts.ts' },
    {
      name: 'servers',
      command:
        'vitest run -c vitest.node.config.ts --project long-hooks --project later-api --project api-pglite --project long-pglite --project long-postgres',
    },
    { name: 'packages', needs: ['build'], command: 'node tooling/check-packages.ts' },
    {
      name: 'later stories',
      needs: ['browser'],
      alone: 'stories',
      command: `vitest run --project storybook ${laterStories.join(' ')}`,
    },
    // Before what needs nothing of it, so that the engines, which wait for it, do not run last and alone.
    { name: 'snapshots', needs: ['browser'], command: 'node tooling/visual.ts --check' },
    { name: 'outside', needs: ['browser', 'build'], command: 'node tooling/outside.ts' },
    // The snapshots build Storybook.
    { name: 'engines', needs: ['build', 'snapshots'], command: 'node tooling/engines.ts --built' },
  ],
  'journeys and sheets': [
    { name: 'browser', command: 'node tooling/browser.ts' },
    { name: 'build', command: 'node tooling/build.ts --unless-built' },
    {
      name: 'long journeys',
      needs: ['browser', 'build'],
      alone: 'journeys',
      command: 'playwright test --project long',
    },
    {
      name: 'deployed',
      needs: ['browser', 'build'],
      alone: 'journeys',
      command: 'playwright test -c playwright.deployed.config.ts --pass-with-no-tests',
    },
    { name: 'accents', needs: ['browser'], command: 'node tooling/accents.ts' },
    {
      name: 'sheets',
      needs: ['browser', 'build'],
      command: 'node tooling/check-sheets.ts && node tooling/check-sheet-looks.ts',
    },
    { name: 'months', needs: ['browser', 'build'], command: 'playwright test -c playwright.months.config.ts' },
  ],
} satisfies Lanes;

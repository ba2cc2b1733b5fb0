import type { Lanes } from '../lanes.ts';
import { landingProjects } from '../outside/projects.ts';
import { laterStories } from '../stories.ts';
import { journeys, stories } from './reads.ts';

export const beforeLanding = {
  'pictures and strangers': [
    { name: 'readmes', command: 'node tooling/check-readmes.ts' },
    { name: 'alerts', command: 'node tooling/check-alerts.ts' },
    { name: 'packages', needs: ['build'], command: 'node tooling/check-packages.ts' },
    // Early, because the engines wait for the Storybook it builds.
    { name: 'snapshots', needs: ['browser'], command: 'node tooling/visual.ts --check' },
    { name: 'engines', needs: ['build', 'snapshots'], command: 'node tooling/engines.ts --built booking.journey' },
    { name: 'outside', needs: ['browser', 'build'], command: `node tooling/outside.ts ${landingProjects.join(' ')}` },
    {
      name: 'later stories, second half',
      reads: stories,
      needs: ['browser'],
      command: `vitest run -c vitest.beside.config.ts --project storybook --shard 2/2 ${laterStories.join(' ')}`,
    },
  ],
  servers: [
    {
      name: 'servers',
      command:
        'vitest run -c vitest.node.config.ts --project later-unit --project long-hooks --project later-api --project api-pglite --project long-pglite --project long-postgres',
    },
    {
      name: 'later stories, first half',
      reads: stories,
      needs: ['browser'],
      alone: 'stories',
      command: `vitest run --project storybook --shard 1/2 ${laterStories.join(' ')}`,
    },
  ],
  'journeys and sheets': [
    { name: 'browser', command: 'node tooling/browser.ts' },
    { name: 'build', command: 'node tooling/build.ts --unless-built' },
    {
      name: 'long journeys',
      reads: journeys,
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
    { name: 'sheets', needs: ['build'], command: 'node tooling/check-sheets.ts' },
  ],
} satisfies Lanes;

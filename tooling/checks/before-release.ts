import type { Lanes } from '../lanes.ts';
import { releaseProjects } from '../outside/projects.ts';
import { stories } from './reads.ts';

export const beforeRelease = {
  'projects and machines': [
    { name: 'accents', needs: ['browser'], command: 'node tooling/accents.ts' },
    {
      name: 'outside',
      needs: ['browser', 'build'],
      command: `node tooling/outside.ts ${releaseProjects.join(' ')}`,
    },
    {
      name: 'stories in dark',
      reads: stories,
      needs: ['browser'],
      command: 'vitest run --mode dark --project storybook',
    },
    { name: 'bare Debian', command: 'node tooling/bare-debian.ts' },
  ],
  'engines and months': [
    { name: 'browser', command: 'node tooling/browser.ts' },
    { name: 'build', command: 'node tooling/build.ts --unless-built' },
    { name: 'storybook', needs: ['build'], command: 'node tooling/build-storybook.ts' },
    {
      name: 'engines',
      needs: ['browser', 'build', 'storybook'],
      alone: 'engines',
      command: 'node tooling/engines.ts --built',
    },
    {
      name: 'stories in Firefox',
      needs: ['browser', 'build', 'storybook'],
      alone: 'engines',
      command: 'node tooling/engines.ts --built --every-story',
    },
    {
      name: 'journeys before a release',
      needs: ['browser', 'build'],
      alone: 'journeys',
      command: 'playwright test --project release',
    },
    { name: 'looks of sheets', needs: ['browser', 'build'], command: 'node tooling/check-sheet-looks.ts' },
    { name: 'months', needs: ['browser', 'build'], command: 'playwright test -c playwright.months.config.ts' },
  ],
} satisfies Lanes;

// `npm run test:long`: what must hold besides before a change lands: the API on PostgreSQL, servers that are killed, frozen or full, whole
// programs, the sites of partners, and how packages and screens look to strangers and to the pixel.
import { runLanes } from './lanes.ts';
import { laterStories } from './stories.ts';

process.exitCode = await runLanes({
  'servers and strangers': [
    {
      name: 'tests',
      command: 'vitest run --project api-postgres --project long-pglite --project long-postgres',
    },
    { name: 'packages', needs: ['build'], command: 'node tooling/check-packages.ts' },
    {
      name: 'stories',
      needs: ['browser'],
      command: `vitest run --project storybook ${laterStories.join(' ')}`,
    },
    { name: 'outside', needs: ['browser'], command: 'node tooling/outside.ts' },
    { name: 'snapshots', command: 'node tooling/visual.ts --check' },
    // After the snapshots, which build Storybook.
    { name: 'engines', needs: ['build'], command: 'node tooling/engines.ts --built' },
  ],
  'journeys and sheets': [
    { name: 'browser', command: 'node tooling/browser.ts' },
    { name: 'build', command: 'node tooling/build.ts --unless-built' },
    { name: 'journeys', command: 'playwright test --project long' },
    { name: 'accents', command: 'node tooling/accents.ts' },
    { name: 'sheets', command: 'node tooling/check-sheets.ts && node tooling/check-sheet-looks.ts' },
    { name: 'months', command: 'playwright test -c playwright.months.config.ts' },
  ],
});

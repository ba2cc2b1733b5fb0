// `npm run test:long`: what must hold besides before a change lands: the API on PostgreSQL, servers that are killed, frozen or full, and how
// packages and screens look to strangers and to the pixel.
import { runLanes } from './lanes.ts';

process.exitCode = await runLanes({
  servers: [
    {
      name: 'tests',
      command: 'vitest run --project api-postgres --project long-pglite --project long-postgres',
    },
    { name: 'journeys', needs: ['browser', 'build'], command: 'playwright test --project long' },
  ],
  looks: [
    { name: 'browser', command: 'node tooling/browser.ts' },
    { name: 'build', command: 'node tooling/build.ts' },
    { name: 'sheets', command: 'node tooling/check-sheets.ts && node tooling/check-sheet-looks.ts' },
    { name: 'outside', command: 'node tooling/outside.ts' },
    { name: 'accents', command: 'node tooling/accents.ts' },
    { name: 'snapshots', command: 'node tooling/visual.ts --check' },
  ],
});

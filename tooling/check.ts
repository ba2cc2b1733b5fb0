// `npm test`: everything that must hold, in the order in which a fault is cheapest to find.
import { steps } from './steps.ts';

await steps([
  ['format', 'oxfmt --check'],
  ['browser', 'node tooling/browser.ts'],
  ['types', 'pnpm -r --no-bail run typecheck && tsc --noEmit -p tooling && tsc --noEmit -p .storybook'],
  ['lint', 'oxlint --type-aware --deny-warnings'],
  [
    'layers',
    'depcruise packages apps --config .dependency-cruiser.cjs && node tooling/check-layers.ts && node tooling/check-circles.ts',
  ],
  ['unused', 'knip'],
  ['map', 'node tooling/check-map.ts'],
  ['build', 'node tooling/build.ts'],
  ['packages', 'node tooling/check-packages.ts'],
  ['sizes', 'size-limit && node tooling/check-widget-size.ts && node tooling/check-portal-size.ts'],
  ['alone', 'node tooling/check-alone.ts && node tooling/check-alone-looks.ts'],
  ['accents', 'node tooling/accents.ts'],
  ['outside', 'node tooling/outside.ts'],
  ['tests', 'vitest run --project unit --project hooks --project api-pglite --project api-postgres'],
  ['stories', 'vitest run --project storybook'],
  ['snapshots', 'node tooling/visual.ts --check'],
  ['journeys', 'playwright test'],
  ['chromatic', 'node tooling/chromatic.ts'],
]);

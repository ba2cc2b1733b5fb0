import type { Lanes } from '../lanes.ts';
import { storiesAtOnce } from '../stories.ts';
import { allCode, apiTests, journeys, stories, unitTests } from './reads.ts';

export const everyChange = {
  checks: [
    { name: 'format', command: 'oxfmt --check' },
    // Early, because the journeys wait for it.
    { name: 'build', command: 'node tooling/build.ts --unless-built' },
    {
      name: 'types and lint',
      reads: allCode,
      command: 'oxlint --type-aware --type-check --deny-warnings && node tooling/check-texts.ts',
    },
    {
      name: 'layers',
      command:
        'depcruise packages apps --config .dependency-cruiser.cjs && node tooling/check-layers.ts && node tooling/check-circles.ts',
    },
    { name: 'unused', command: 'knip' },
    { name: 'supply', command: 'node tooling/check-supply.ts' },
    { name: 'migrations', command: 'node tooling/check-migrations.ts' },
    { name: 'map', command: 'node tooling/check-map.ts' },
    { name: 'lines', command: 'node tooling/check-lines.ts' },
    { name: 'questions', command: 'node tooling/check-questions.ts' },
    { name: 'configuration', command: 'node tooling/check-configuration.ts' },
    { name: 'coverage', command: 'node tooling/check-coverage.ts' },
    { name: 'guides', command: 'node tooling/check-guides.ts' },
    { name: 'css', command: 'node tooling/check-css.ts' },
    {
      name: 'prose',
      command:
        'node tooling/check-plain-words.ts && node tooling/check-commits.ts && textlint --config tooling/prose/textlint.json --ignore-path tooling/prose/textlint.ignore "**/*.md"',
    },
    { name: 'words', reads: allCode, command: 'node tooling/check-words.ts && node tooling/check-promises.ts' },
    { name: 'public types', needs: ['build'], command: 'node tooling/check-api.ts' },
    {
      name: 'sizes',
      needs: ['build'],
      command:
        'size-limit && node tooling/check-widget-size.ts && node tooling/check-embed-size.ts && node tooling/check-portal-size.ts && node tooling/check-lambda-size.ts',
    },
  ],
  tests: [
    {
      name: 'unit',
      reads: unitTests,
      command: 'vitest run -c vitest.node.config.ts --project unit --project hooks',
    },
    { name: 'API', reads: apiTests, command: 'vitest run -c vitest.node.config.ts --project api' },
  ],
  'stories and journeys': [
    { name: 'browser', command: 'node tooling/browser.ts' },
    {
      name: 'stories',
      reads: stories,
      needs: ['browser'],
      alone: 'stories',
      command: `vitest run --project storybook ${storiesAtOnce.join(' ')}`,
    },
    {
      name: 'journeys',
      reads: journeys,
      needs: ['browser', 'build'],
      alone: 'journeys',
      command: 'playwright test --project journeys',
    },
    { name: 'chromatic', command: 'node tooling/chromatic.ts' },
  ],
} satisfies Lanes;

import { expect, it } from 'vitest';
import { classOf, isPortal } from './classes.ts';

it.each([
  ['packages/match-widget/src/results/ResultsScreen.tsx', 'product'],
  ['apps/api/src/db/schema/01-accounts.sql', 'product'],
  ['examples/react-host/src/main.tsx', 'product'],
  ['packages/ui/src/button/Button.stories.tsx', 'stories'],
  ['packages/core/src/testing/slots.ts', 'tests'],
  ['tests/journeys/booking.spec.ts', 'tests'],
  ['tests/journeys/search.ts', 'support'],
  ['apps/sandbox/src/start.ts', 'support'],
  ['tooling/build.ts', 'support'],
  ['.storybook/preview.tsx', 'support'],
])('%s is %s', (file, name) => {
  expect(classOf(file)).toBe(name);
});

it('counts neither tests nor stories as the portal', () => {
  const files = [
    'apps/portal/src/places.ts',
    'apps/portal/src/places.test.ts',
    'apps/portal/src/login/LoginView.stories.tsx',
  ];
  expect(files.filter(isPortal)).toEqual(['apps/portal/src/places.ts']);
});

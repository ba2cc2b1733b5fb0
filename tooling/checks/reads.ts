// Files that decide what a step finds, as git pathspecs. When in doubt a list has too many.
const setup = ['tooling', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '*tsconfig*.json', '*.config.ts'];
const notTests = [':!*.test.ts', ':!*.test.tsx'];

/** Everything but documents and pictures. */
export const allCode = ['.', ':!*.md', ':!visual/__screenshots__'];
/** Everything but the journeys and pictures: tests read documents too. */
export const unitTests = ['.', ':!e2e', ':!visual', ':!*.stories.tsx'];
export const apiTests = [
  ...setup,
  'apps/api',
  'apps/sandbox',
  'packages',
  'docs',
  'drill',
  ':!*.stories.tsx',
  ':!*.tsx',
];
export const stories = [
  ...setup,
  ...notTests,
  'packages',
  'apps',
  '.storybook',
  'docs',
  ':!apps/api',
  ':!apps/sandbox',
];
export const journeys = [...setup, ...notTests, 'packages', 'apps', 'examples', 'e2e', ':!*.stories.tsx', ':!*.md'];

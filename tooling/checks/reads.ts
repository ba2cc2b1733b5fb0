// Files that decide what a step finds, as git pathspecs. When in doubt a list has too many.
const setup = ['tooling', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '*tsconfig*.json', '*.config.ts'];
const notTests = [':!*.test.ts', ':!*.test.tsx'];

export const allCode = ['.', ':!*.md', ':!tests/screens/__screenshots__'];
/** Everything but the journeys and pictures: tests read documents too. */
export const unitTests = ['.', ':!tests/journeys', ':!tests/engines', ':!tests/screens', ':!*.stories.tsx'];
export const apiTests = [
  ...setup,
  'apps/api',
  'apps/sandbox',
  'packages',
  'docs',
  'tests/proof/drill',
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
export const journeys = [
  ...setup,
  ...notTests,
  'packages',
  'apps',
  'examples',
  'tests/journeys',
  'README.md',
  'docs/embed-widgets.md',
  ':!*.stories.tsx',
  ...['packages', 'apps', 'examples', 'tooling'].map((folder) => `:!${folder}/*.md`),
];

import { readdirSync } from 'node:fs';

/** The folders whose stories wait until a change lands (`npm run test:long`): what few changes touch, or takes long to draw. */
export const laterStories = [
  'packages/embed/',
  'packages/doctor-register/',
  'packages/appointments/',
  'apps/portal/src/account/',
  'apps/portal/src/notifications/',
  'apps/portal/src/staff/',
  'apps/portal/src/work-home/',
  '.storybook/',
];

/** Those of every change, with each folder that is new. */
export const storiesAtOnce = [...foldersIn('packages'), ...foldersIn('apps/portal/src')].filter(
  (folder) => !laterStories.includes(folder),
);

function foldersIn(parent: string): string[] {
  const entries = readdirSync(parent, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${parent}/${name}/`);
}

import { readdirSync } from 'node:fs';

/** The folders whose stories wait until a change lands (`npm run test:long`): what few changes touch, or takes long to draw. */
export const laterStories = [
  'packages/appointments/',
  'packages/availability-calendar/',
  'packages/doctor-register/',
  'packages/embed/',
  'packages/kit/',
  'packages/match-widget/src/requests/open/',
  'packages/match-widget/src/requests/picked/',
  'packages/match-widget/src/results/DayStrip.stories.tsx',
  'packages/match-widget/src/results/ResultsFee.stories.tsx',
  'packages/match-widget/src/results/ResultsFilters.stories.tsx',
  'packages/match-widget/src/results/ResultsForWhom.stories.tsx',
  'packages/match-widget/src/results/ResultsList.stories.tsx',
  'packages/match-widget/src/results/SlotButton.stories.tsx',
  'packages/match-widget/src/results/ThinResults.stories.tsx',
  'packages/match-widget/src/reschedule/',
  'packages/match-widget/src/widget/',
  'packages/provider-inbox/',
  'apps/portal/src/account/',
  'apps/portal/src/patient-dashboard/',
  'apps/portal/src/notifications/',
  'apps/portal/src/staff/',
  'apps/portal/src/specialist-dashboard/',
  '.storybook/',
];

/** Stories of every change, with each new folder. */
export const storiesAtOnce = [...within('packages'), ...within('apps/portal/src')].flatMap(withoutLater);

/** A folder, or what is in it where part of it waits. */
function withoutLater(place: string): string[] {
  if (laterStories.includes(place)) return [];
  return laterStories.some((later) => later.startsWith(place))
    ? within(place.slice(0, -1)).flatMap(withoutLater)
    : [place];
}

/** The folders and the stories in a folder. */
function within(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.stories.tsx'))
    .map((entry) => `${parent}/${entry.name}${entry.isDirectory() ? '/' : ''}`);
}

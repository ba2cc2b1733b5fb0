import { readdirSync } from 'node:fs';

/** Stories that wait for `npm run test:long`: slow, or rarely affected. */
export const laterStories = [
  'packages/appointments/',
  'packages/availability-calendar/',
  'packages/doctor-register/',
  'packages/embed/',
  'packages/kit/',
  'packages/match-widget/src/alerts/',
  'packages/match-widget/src/fees/',
  'packages/match-widget/src/filters/',
  'packages/match-widget/src/home/',
  'packages/match-widget/src/requests/',
  'packages/match-widget/src/results/DayStrip.stories.tsx',
  'packages/match-widget/src/results/ResultsFee.stories.tsx',
  'packages/match-widget/src/results/ResultsFilters.stories.tsx',
  'packages/match-widget/src/results/ResultsForWhom.stories.tsx',
  'packages/match-widget/src/results/ResultsList.stories.tsx',
  'packages/match-widget/src/results/ResultsSubmit.stories.tsx',
  'packages/match-widget/src/results/SlotButton.stories.tsx',
  'packages/match-widget/src/results/ThinResults.stories.tsx',
  'packages/match-widget/src/reschedule/',
  'packages/match-widget/src/specialist/',
  'packages/match-widget/src/widget/',
  'packages/provider-inbox/',
  'packages/account/',
  'packages/staff/',
  'apps/portal/src/chrome/Notifications.stories.tsx',
  'packages/notifications/',
  '.storybook/',
];

export const storiesAtOnce = [...within('packages'), ...within('apps/portal/src')].flatMap(withoutLater);

/** A folder, or its parts when some wait. */
function withoutLater(place: string): string[] {
  if (laterStories.includes(place)) return [];
  return laterStories.some((later) => later.startsWith(place))
    ? within(place.slice(0, -1)).flatMap(withoutLater)
    : [place];
}

function within(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.stories.tsx'))
    .map((entry) => `${parent}/${entry.name}${entry.isDirectory() ? '/' : ''}`);
}

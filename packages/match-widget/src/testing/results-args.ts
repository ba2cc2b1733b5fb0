import { fn } from 'storybook/test';

/** What the stories of results look for. */
export const search = {
  specialty: 'Gastroenterology & Hepatology',
  reason: '',
  state: 'NSW',
  tz: 'Australia/Sydney',
  feeCapCents: 30_000,
} as const;

/** The props of the results screen in its stories, with listeners of their own. */
export const resultsArgs = () => ({
  profession: 'doctor' as const,
  search,
  changeSearchHref: '#/match/doctor',
  onZoneChange: fn(),
  onSelectionCreated: fn(),
  onSubmitted: fn(),
  onPaymentPending: fn(),
  onOpenRequest: fn(),
});

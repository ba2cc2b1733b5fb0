import { fn } from 'storybook/test';

/** Search of the results stories. */
export const search = {
  specialty: 'Gastroenterology & Hepatology',
  reason: '',
  state: 'NSW',
  tz: 'Australia/Sydney',
  feeCapCents: 30_000,
} as const;

/** Props of the results screen in stories, with fresh spies. */
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

import { fn } from 'storybook/test';

export const search = {
  specialty: 'Gastroenterology & Hepatology',
  reason: '',
  state: 'NSW',
  tz: 'Australia/Sydney',
  feeCapCents: 30_000,
} as const;

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

import type { StateCode } from '../catalogue/states.ts';

const zoneIn: Readonly<Record<StateCode, string>> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
};

/** Likely zone of a state or territory, for emails, which cannot read a browser's zone. */
export function zoneOfState(state: StateCode): string {
  return zoneIn[state];
}

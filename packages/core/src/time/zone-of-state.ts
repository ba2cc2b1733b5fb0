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

/** The clock on the wall of somebody in a state or territory, as far as an address tells: for letters, which no browser reads. */
export function zoneOfState(state: StateCode): string {
  return zoneIn[state];
}

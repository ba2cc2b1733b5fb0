import { expect, it } from 'vitest';
import { zoneName } from './zones.ts';
import { zoneOfState } from './zone-of-state.ts';

it.each([
  ['NSW', 'Sydney'],
  ['ACT', 'Sydney'],
  ['VIC', 'Melbourne'],
  ['QLD', 'Brisbane'],
  ['SA', 'Adelaide'],
  ['WA', 'Perth'],
  ['TAS', 'Hobart'],
  ['NT', 'Darwin'],
] as const)('writes to people in %s by the clock of %s', (state, city) => {
  expect(zoneName(zoneOfState(state))).toBe(city);
});

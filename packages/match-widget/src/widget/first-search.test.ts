import { expect, it } from 'vitest';
import { firstSearch } from './first-search.ts';

const empty = { specialty: '', reason: '', state: null, tz: null, feeCapCents: null };

it('takes a specialty and a state', () => {
  expect(firstSearch({ specialty: ' Cardiology ', state: 'VIC' })).toEqual({
    ...empty,
    specialty: 'Cardiology',
    state: 'VIC',
  });
});

it('takes nothing else, whatever a page gives', () => {
  for (const given of [undefined, null, 'NSW', 7, [], { state: 'nsw' }, { specialty: 7 }, { state: 'ABC' }]) {
    expect(firstSearch(given)).toEqual(empty);
  }
  expect(firstSearch({ reason: 'Reflux, since March', feeCapCents: 1, tz: 'Mars/Base' })).toEqual(empty);
  expect(firstSearch(Object.create({ specialty: 'Cardiology' }))).toEqual(empty);
});

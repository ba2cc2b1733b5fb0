import { expect, it } from 'vitest';
import { searchInput } from './search-input.ts';

it('asks for a specialty alone, and for no more than a page of them', () => {
  expect(searchInput('doctor', { specialty: 'Cardiology', reason: '', state: null })).toEqual({
    body: { profession: 'doctor', specialty: 'Cardiology', mode: 'EITHER', limit: 30 },
  });
});

it('names the state twice and the reason once, where they are given', () => {
  expect(searchInput('pets', { specialty: 'Nutrition', reason: 'Weight', state: 'VIC' }).body).toMatchObject({
    reason: 'Weight',
    state: 'VIC',
    location: { state: 'VIC' },
  });
});

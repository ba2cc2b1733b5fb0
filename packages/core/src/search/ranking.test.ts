import { expect, it } from 'vitest';
import { hasPractice } from '../catalogue/practice.ts';
import { professionIds } from '../catalogue/professions.ts';
import { loadCategory } from '../categories/load.ts';
import { inputsOf, rankings } from './ranking.ts';

it('lists every ranking input in order, and nothing else', () => {
  const featured = ['specialty', 'state', 'filters', 'practice', 'soonest', 'name', 'reason'];
  expect(inputsOf('featured', 'doctor')).toEqual(featured);
  expect(inputsOf('soonest', 'doctor')).toEqual(['specialty', 'state', 'filters', 'soonest', 'name']);
});

it('leaves the practice out when sorted by soonest', () => {
  expect(rankings.soonest.map(({ column }) => column)).not.toContain('practice');
});

it.each(professionIds)('mentions the practice when one can register for it: %s', async (profession) => {
  const { profileTypes } = await loadCategory(profession);
  expect(hasPractice(profession)).toBe(profileTypes.includes('EUCA_MD'));
  expect(inputsOf('featured', profession).includes('practice')).toBe(hasPractice(profession));
});

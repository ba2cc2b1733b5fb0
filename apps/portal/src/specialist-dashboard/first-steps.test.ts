import { expect, it } from 'vitest';
import { firstSteps, type FirstFacts } from './first-steps.ts';

const nextOf = (facts: FirstFacts) => firstSteps(facts).find(({ isNext }) => isNext)?.name;

it('asks for hours first, then for the profile, then for payouts', () => {
  expect(nextOf({ hours: false, profile: false, payouts: false })).toBe('hours');
  expect(nextOf({ hours: true, profile: false, payouts: false })).toBe('profile');
  expect(nextOf({ hours: true, profile: true, payouts: false })).toBe('payouts');
});

it('goes back to what was left out', () => {
  expect(nextOf({ hours: false, profile: true, payouts: true })).toBe('hours');
});

it('asks for nothing more once all is done', () => {
  expect(nextOf({ hours: true, profile: true, payouts: true })).toBeUndefined();
});

it('asks for nothing that may be done already', () => {
  expect(nextOf({ hours: true, profile: null, payouts: false })).toBe('payouts');
  expect(nextOf({ hours: true, profile: true, payouts: null })).toBeUndefined();
});

it('counts the approval as done', () => {
  const done = firstSteps({ hours: false, profile: false, payouts: false }).filter((step) => step.done);
  expect(done.map(({ name }) => name)).toEqual(['verified']);
});

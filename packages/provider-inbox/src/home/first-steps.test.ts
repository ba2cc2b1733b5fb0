import { expect, it } from 'vitest';
import { firstSteps, type FirstFacts } from './first-steps.ts';

const nextOf = (facts: FirstFacts) => firstSteps(facts).find(({ isNext }) => isNext)?.name;

it('the next step is hours, then the profile, then payouts', () => {
  expect(nextOf({ hours: false, profile: false, payouts: false })).toBe('hours');
  expect(nextOf({ hours: true, profile: false, payouts: false })).toBe('profile');
  expect(nextOf({ hours: true, profile: true, payouts: false })).toBe('payouts');
});

it('how they meet comes after the hours, where it can be chosen', () => {
  const facts: FirstFacts = { hours: true, meeting: false, profile: false, payouts: false };
  expect(nextOf(facts)).toBe('meeting');
  expect(nextOf({ ...facts, hours: false })).toBe('hours');
  expect(nextOf({ ...facts, meeting: true })).toBe('profile');
  expect(nextOf({ ...facts, meeting: null })).toBe('profile');
  expect(firstSteps(facts)).toHaveLength(5);
  expect(firstSteps({ hours: true, profile: false, payouts: false })).toHaveLength(4);
});

it('the next step is the first incomplete one', () => {
  expect(nextOf({ hours: false, profile: true, payouts: true })).toBe('hours');
});

it('no step is next once all are done', () => {
  expect(nextOf({ hours: true, profile: true, payouts: true })).toBeUndefined();
});

it('no step is next while its state is unknown', () => {
  expect(nextOf({ hours: true, profile: null, payouts: false })).toBe('payouts');
  expect(nextOf({ hours: true, profile: true, payouts: null })).toBeUndefined();
});

it('the approval counts as done', () => {
  const done = firstSteps({ hours: false, profile: false, payouts: false }).filter((step) => step.done);
  expect(done.map(({ name }) => name)).toEqual(['verified']);
});

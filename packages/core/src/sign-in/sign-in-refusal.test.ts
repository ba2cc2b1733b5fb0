import { describe, expect, it } from 'vitest';
import { isSignInOver, needsSecondFactor, signInRefusal, type SignInRules } from './sign-in-refusal.ts';

const now = new Date('2026-12-01T00:00:00.000Z');
const minute = 60_000;
const signedIn = (ms: number, hasSecondFactor = false) => ({
  signedInAt: new Date(now.getTime() - ms),
  hasSecondFactor,
});
const rules = (given: Partial<SignInRules>): SignInRules => ({
  isStaffCall: false,
  needsRecent: false,
  staffSecondFactor: false,
  ...given,
});

describe('a sign-in', () => {
  it.each([
    ['at 15 minutes', { needsRecent: true }, 15 * minute, undefined],
    ['after 15 minutes', { needsRecent: true }, 15 * minute + 1, 'SIGN_IN_AGAIN'],
    ['of staff at 12 hours', { isStaffCall: true }, 720 * minute, undefined],
    ['of staff after 12 hours', { isStaffCall: true }, 720 * minute + 1, 'SIGN_IN_AGAIN'],
    ['of staff after 15 minutes', { isStaffCall: true, needsRecent: true }, 16 * minute, 'SIGN_IN_AGAIN'],
    ['for any other call', {}, 60 * 24 * 60 * minute, undefined],
  ])('is recent enough or refused: %s', (_, given, age, refusal) => {
    expect(signInRefusal(signedIn(age), rules(given), now)).toBe(refusal);
  });

  it('is required when someone else vouched for the person', () => {
    expect(signInRefusal(undefined, rules({ needsRecent: true }), now)).toBe('SIGN_IN_AGAIN');
    expect(signInRefusal(undefined, rules({}), now)).toBeUndefined();
  });

  it('is over after 90 days', () => {
    const { signedInAt } = signedIn(90 * 24 * 60 * minute);
    expect(isSignInOver(signedInAt, now)).toBe(false);
    expect(isSignInOver(signedInAt, new Date(now.getTime() + 1))).toBe(true);
  });
});

describe('a second factor', () => {
  it('is required only of staff, and only if the installation requires it', () => {
    const staff = rules({ isStaffCall: true, staffSecondFactor: true });
    expect(signInRefusal(signedIn(0), staff, now)).toBe('SECOND_FACTOR_REQUIRED');
    expect(signInRefusal(signedIn(0, true), staff, now)).toBeUndefined();
    expect(needsSecondFactor(signedIn(0), rules({ isStaffCall: true }))).toBe(false);
    expect(needsSecondFactor(signedIn(0), rules({ staffSecondFactor: true }))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { afterLogin, homeOf } from './after-login.ts';
import { safePath } from '../session/safe-path.ts';

describe('afterLogin', () => {
  it.each([
    null,
    '/',
    '/login',
    '/login?error=google',
    '/oauth/callback',
    '/oauth/callback#customToken=x',
    '/sign-in?flow=sin_1',
  ])('leads home from %s', (remembered) => {
    expect(afterLogin(remembered, 'patient')).toBe('/match/doctor');
    expect(afterLogin(remembered, null)).toBe('/match/doctor');
    expect(afterLogin(remembered, 'specialist')).toBe('/inbox');
    expect(afterLogin(remembered, 'staff')).toBe('/staff');
  });

  it('comes back to the page that asked for the sign-in, with its query', () => {
    expect(afterLogin('/results/doctor?specialty=Cardiology&tz=Australia%2FPerth', 'patient')).toBe(
      '/results/doctor?specialty=Cardiology&tz=Australia%2FPerth',
    );
    expect(afterLogin('/inbox/sel_1', 'specialist')).toBe('/inbox/sel_1');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '',
  ])('never leads to another site: %s', (remembered) => {
    expect(safePath(remembered)).toBeNull();
    expect(afterLogin(remembered, 'patient')).toBe(homeOf('patient'));
  });
});

import { describe, expect, it } from 'vitest';
import { safePath } from '../session/safe-path.ts';
import { afterLogin } from './after-login.ts';

describe('afterLogin', () => {
  it.each([
    null,
    '/',
    '/login',
    '/login?error=google',
    '/oauth/callback',
    '/oauth/callback#customToken=x',
    '/sign-in?flow=sin_1',
  ])('leads to the start of matching from %s', (remembered) => {
    expect(afterLogin(remembered)).toBe('/match/doctor');
  });

  it('returns to the page that required the sign-in, with its query', () => {
    expect(afterLogin('/results/doctor?specialty=Cardiology&tz=Australia%2FPerth')).toBe(
      '/results/doctor?specialty=Cardiology&tz=Australia%2FPerth',
    );
    expect(afterLogin('/inbox/sel_1')).toBe('/inbox/sel_1');
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
    expect(afterLogin(remembered)).toBe('/match/doctor');
  });
});

import { expect, it } from 'vitest';
import { readToken } from './read-token.ts';

const jwt = (claims: unknown): string => {
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `e30.${payload}.signature`;
};

it('reads the subject, expiry and sign-in time of a token', () => {
  const facts = { subject: 'u-1', expiresAt: 2_000, signedInAt: 1_000 };
  expect(readToken(jwt({ sub: 'u-1', exp: 2, auth_time: 1 }))).toEqual(facts);
});

it('reads the URL-safe letters of its encoding', () => {
  expect(readToken(jwt({ sub: 'u-1', note: '??>>~~' })).subject).toBe('u-1');
});

it('returns null for missing claims', () => {
  expect(readToken(jwt({ sub: 3, exp: '2' }))).toEqual({ subject: null, expiresAt: null, signedInAt: null });
  for (const token of ['', 'opaque', 'a.b.c', jwt(null), jwt('sub')]) {
    expect(readToken(token)).toEqual({ subject: null, expiresAt: null, signedInAt: null });
  }
});

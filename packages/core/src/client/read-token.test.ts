import { expect, it } from 'vitest';
import { readToken } from './read-token.ts';

const jwt = (claims: unknown): string => {
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `e30.${payload}.signature`;
};

it('tells whose a token is and when it ends', () => {
  expect(readToken(jwt({ sub: 'u-1', exp: 2 }))).toEqual({ subject: 'u-1', expiresAt: 2_000 });
});

it('reads the URL-safe letters of its encoding', () => {
  expect(readToken(jwt({ sub: 'u-1', note: '??>>~~' })).subject).toBe('u-1');
});

it('tells nothing that a token does not say', () => {
  expect(readToken(jwt({ sub: 3, exp: '2' }))).toEqual({ subject: null, expiresAt: null });
  for (const token of ['', 'opaque', 'a.b.c', jwt(null), jwt('sub')]) {
    expect(readToken(token)).toEqual({ subject: null, expiresAt: null });
  }
});

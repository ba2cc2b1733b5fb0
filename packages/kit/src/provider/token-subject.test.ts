import { expect, it } from 'vitest';
import { tokenSubject } from './token-subject.ts';

const jwt = (claims: object): string => `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.s`;

it('is the same for two tokens of one person', () => {
  expect(tokenSubject(jwt({ sub: 'u-1', exp: 1 }))).toBe('u-1');
  expect(tokenSubject(jwt({ sub: 'u-1', exp: 2, note: '??>>~~' }))).toBe('u-1');
});

it('is the token itself when nothing can be read from it', () => {
  for (const token of ['opaque', 'a.b.c', jwt({}), jwt({ sub: 3 }), '']) expect(tokenSubject(token)).toBe(token);
});

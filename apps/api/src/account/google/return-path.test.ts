import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

const portal = 'https://portal.example.com';

it.each(['/', '/requests/sel_1?from=x#top', '/match/doctor'])('returns to %s, a path of the portal', (path) => {
  expect(returnPath(path, portal)).toBe(path);
});

it.each([
  undefined,
  '',
  'requests',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  `${portal}/x`,
  'javascript:alert(1)',
  `/${'x'.repeat(2_000)}`,
])('returns to the start instead of %j', (path) => {
  expect(returnPath(path, portal)).toBe('/');
});

import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { publicPackages } from './public-packages.ts';

it('lists the packages for npm, without private ones', () => {
  const names = publicPackages(resolve(import.meta.dirname, '..'));
  expect(names).toEqual(expect.arrayContaining(['core', 'kit', 'match-widget']));
  expect(names).not.toContain('staff');
});

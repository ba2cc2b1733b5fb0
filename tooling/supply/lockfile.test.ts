import { expect, it } from 'vitest';
import { givenUp, lockfileFaults } from './lockfile.ts';

const lockfile = (asked: string, entry: string): string => `
importers:
  apps/api:
    dependencies:
      thing:
        specifier: ${asked}
        version: 1.2.3
packages:
  thing@1.2.3:
    ${entry}
`;
const hash = 'resolution: {integrity: sha512-abc==}';

it('accepts exact versions with hashes, and our own packages', () => {
  for (const asked of ['1.2.3', '1.2.3-beta.1', 'npm:other@1.2.3', 'workspace:*', 'workspace:^'])
    expect(lockfileFaults(lockfile(`'${asked}'`, hash))).toEqual([]);
});

it('accepts a folder of this repository', () => {
  const folder = 'resolution: {directory: tooling/thing, type: directory}';
  expect(lockfileFaults(lockfile('file:tooling/thing', folder))).toEqual([]);
});

it('refuses a range', () => {
  for (const asked of ['^1.2.3', '~1.2.3', 'latest', '>=1 <2', 'github:somebody/thing', 'file:../thing'])
    expect(lockfileFaults(lockfile(`'${asked}'`, hash))).toEqual([
      `apps/api: thing is asked for as "${asked}": name one version`,
    ]);
});

it('refuses what does not come from the registry, or bears no hash', () => {
  expect(lockfileFaults(lockfile('1.2.3', 'resolution: {tarball: https://example.test/thing.tgz}'))).toEqual([
    'thing@1.2.3 comes from tarball: take it from the registry',
  ]);
  expect(lockfileFaults(lockfile('1.2.3', 'resolution: {directory: ../thing, type: directory}'))).toEqual([
    'thing@1.2.3 comes from directory and type: take it from the registry',
  ]);
  expect(lockfileFaults(lockfile('1.2.3', 'resolution: {integrity: sha1-abc=}'))).toEqual([
    'thing@1.2.3 has no SHA-512 hash',
  ]);
});

it('lists deprecated packages', () => {
  expect(givenUp(lockfile('1.2.3', `${hash}\n    deprecated: use another`))).toEqual(['thing@1.2.3: use another']);
});

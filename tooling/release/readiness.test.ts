import { describe, expect, it } from 'vitest';
import { inTheWay, type ReleaseFacts } from './readiness.ts';

const ready: ReleaseFacts = {
  version: '1.2.0',
  isTagged: false,
  changed: [],
  changesets: [],
  dirty: [],
  branch: 'main',
  inCi: true,
  hasIdentity: true,
  isTested: true,
};
const publish = { dryRun: false };

describe('inTheWay', () => {
  it('returns nothing on a clean main in CI when the version is unpublished', () => {
    expect(inTheWay(ready, publish)).toEqual([]);
  });

  it('reports changes, another branch, a run outside CI and a missing identity', () => {
    const faults = inTheWay({ ...ready, dirty: ['a.ts'], branch: 'mine', inCi: false, hasIdentity: false }, publish);
    expect(faults).toEqual([
      'The tree has changes that are not committed (a.ts): commit them.',
      'This is mine: packages are published from main alone.',
      expect.stringMatching(/^Packages are published by CI alone/),
      expect.stringMatching(/^Nobody says who publishes/),
    ]);
  });

  it('reports a commit without release checks, except for a dry run', () => {
    const standing = { ...ready, isTested: false };
    expect(inTheWay(standing, { dryRun: true })).toEqual([]);
    expect(inTheWay(standing, publish)).toEqual([expect.stringContaining('run `npm run test:release`')]);
  });

  it('reports a changed package without a changeset', () => {
    const standing = {
      ...ready,
      isTagged: true,
      changed: ['kit', 'core'],
      changesets: [{ file: 'a.md', packages: ['@tele/core'] }],
    };
    expect(inTheWay(standing, { dryRun: true })).toEqual([
      'packages/kit changed since 1.2.0 and no changeset says how: run `changeset`.',
    ]);
  });

  it('reports a published version with nothing new', () => {
    expect(inTheWay({ ...ready, isTagged: true }, { dryRun: true })).toEqual([
      '1.2.0 is published and no changeset waits: nothing to release.',
    ]);
  });

  it('reports an unused changeset, except for a dry run', () => {
    const standing = { ...ready, changesets: [{ file: 'a.md', packages: ['@tele/core'] }] };
    expect(inTheWay(standing, { dryRun: true })).toEqual([]);
    expect(inTheWay(standing, publish)).toEqual([expect.stringMatching(/^1 changesets wait: run `changeset version`/)]);
  });
});

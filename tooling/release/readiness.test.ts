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

describe('what is in the way of a release', () => {
  it('is nothing on a clean main in CI, for a version that is not published', () => {
    expect(inTheWay(ready, publish)).toEqual([]);
  });

  it('is a tree with changes, another branch, a machine that is not CI, and nobody who publishes', () => {
    const faults = inTheWay({ ...ready, dirty: ['a.ts'], branch: 'mine', inCi: false, hasIdentity: false }, publish);
    expect(faults).toEqual([
      'The tree has changes that are not committed (a.ts): commit them.',
      'This is mine: packages are published from main alone.',
      expect.stringMatching(/^Packages are published by CI alone/),
      expect.stringMatching(/^Nobody says who publishes/),
    ]);
  });

  it('is a commit without release checks, but not for a dry run', () => {
    const standing = { ...ready, isTested: false };
    expect(inTheWay(standing, { dryRun: true })).toEqual([]);
    expect(inTheWay(standing, publish)).toEqual([expect.stringContaining('run `npm run test:release`')]);
  });

  it('is a package that changed since its version was published, and no changeset says how', () => {
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

  it('is a published version with nothing new', () => {
    expect(inTheWay({ ...ready, isTagged: true }, { dryRun: true })).toEqual([
      '1.2.0 is published and no changeset waits: nothing to release.',
    ]);
  });

  it('is a changeset that has not become a version, but not of a dry run, which makes it one in a copy', () => {
    const standing = { ...ready, changesets: [{ file: 'a.md', packages: ['@tele/core'] }] };
    expect(inTheWay(standing, { dryRun: true })).toEqual([]);
    expect(inTheWay(standing, publish)).toEqual([expect.stringMatching(/^1 changesets wait: run `changeset version`/)]);
  });
});

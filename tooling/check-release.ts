// `npm run test:release`: checks before a release, after `npm run test:all`.
import { resolve } from 'node:path';
import { beforeRelease } from './checks/before-release.ts';
import { runChecks } from './checks/run-checks.ts';
import { cleanCommitOf } from './release/clean-commit.ts';
import { recordTested } from './release/tested.ts';

const root = resolve(import.meta.dirname, '..');
const commit = cleanCommitOf(root);
const { code, isWhole } = await runChecks(beforeRelease);
process.exitCode = code;
if (code === 0) {
  if (!isWhole) console.log('Not recorded for a release: some checks were left out.');
  else if (commit === null || commit !== cleanCommitOf(root))
    console.log('Not recorded for a release: commit your changes, then run this again.');
  else recordTested(root, commit);
}

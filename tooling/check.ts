// `npm test`: checks after every change, in lanes for two cores. --changed: only uncommitted changes.
import { changedFiles } from './checks/changed-files.ts';
import { everyChange } from './checks/every-change.ts';
import { runChanged } from './checks/run-checks.ts';

process.exitCode = await runChanged(process.argv.includes('--changed') ? changedFiles : everyChange);

// `npm test`: what must hold after every change, in lanes for two cores. With --changed, a quick look at uncommitted changes.
import { changedFiles } from './checks/changed-files.ts';
import { everyChange } from './checks/every-change.ts';
import { runChanged } from './checks/run-checks.ts';

process.exitCode = await runChanged(process.argv.includes('--changed') ? changedFiles : everyChange);

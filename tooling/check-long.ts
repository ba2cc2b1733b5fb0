// `npm run test:long`: checks before a change lands.
import { beforeLanding } from './checks/before-landing.ts';
import { runChecks } from './checks/run-checks.ts';

process.exitCode = (await runChecks(beforeLanding)).code;

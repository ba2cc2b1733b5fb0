// `npm run test:long`: what must hold besides before a change lands.
import { beforeLanding } from './checks/before-landing.ts';
import { runLanes } from './lanes.ts';

process.exitCode = await runLanes(beforeLanding);

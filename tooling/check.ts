// `npm test`: what must hold after every change, in two lanes, since a machine has two cores at least.
import { everyChange } from './checks/every-change.ts';
import { runLanes } from './lanes.ts';

process.exitCode = await runLanes(everyChange);

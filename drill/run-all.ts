import { cpus } from 'node:os';
import { resolve } from 'node:path';
import type { Row } from './measure/row.ts';
import { tableOf } from './measure/table.ts';
import { writeBetween } from './measure/write-between.ts';
import { drills } from './named/drills.ts';
import { drillOn, onCluster, type Plan } from './run-named.ts';

const page = resolve(import.meta.dirname, '../docs/reliability.md');

interface Asked extends Plan {
  times: number;
  /** Whether the table is written into the page. */
  write: boolean;
}

/** Each drill so many times, one after the other, on one cluster; answers the exit code. */
export async function runAll({ times, write, ...plan }: Asked): Promise<number> {
  const rows: Row[] = [];
  await onCluster(plan, async (cluster) => {
    for (let time = 1; time <= times; time += 1)
      for (const drill of drills) {
        console.log(`\n— ${time} of ${times} —`);
        rows.push(await drillOn(cluster, drill, { ...plan, seed: `${plan.seed}-${time}` }));
        console.log(`\n${tableOf(rows).join('\n')}`);
      }
  });
  const under = `Measured on ${new Date().toISOString().slice(0, 10)}, ${times} times each on one machine of ${cpus().length} cores; --seed ${plan.seed}.`;
  if (write) writeBetween(page, 'drills', [...tableOf(rows), '', under]);
  return rows.every(({ passed }) => passed) ? 0 : 1;
}

import { cpus } from 'node:os';
import { resolve } from 'node:path';
import type { Row } from './measure/row.ts';
import { tableOf } from './measure/table.ts';
import { writeBetween } from './measure/write-between.ts';
import { drills } from './named/drills.ts';
import { drillOn, onCluster, type Plan } from './run-named.ts';

const page = resolve(import.meta.dirname, '../../../docs/reliability.md');

interface RunOptions extends Plan {
  times: number;
  write: boolean;
}

/** Runs each drill this many times in turn. Returns the exit code. */
export async function runAll({ times, write, ...plan }: RunOptions): Promise<number> {
  const rows: Row[] = [];
  const unfinished: string[] = [];
  const left = Array.from({ length: times }, (_, time) =>
    drills.map((drill) => ({ drill, seed: `${plan.seed}-${time + 1}`, of: `${time + 1} of ${times}` })),
  ).flat();
  // On one cluster; a new one after a drill that did not finish.
  for (let before = -1; left.length > 0 && left.length !== before;) {
    before = left.length;
    let name = 'the cluster';
    await onCluster(plan, async (cluster) => {
      for (let next = left.shift(); next; next = left.shift()) {
        ({ name } = next.drill);
        console.log(`\n— ${next.of} —`);
        rows.push(await drillOn(cluster, next.drill, { ...plan, seed: next.seed }));
        console.log(`\n${tableOf(rows).join('\n')}`);
      }
    }).catch((error: unknown) => {
      unfinished.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  for (const why of unfinished) console.error(`Did not come to its end: ${why}`);
  const under = `Measured on ${new Date().toISOString().slice(0, 10)}, ${times} times each on one machine of ${cpus().length} cores; --seed ${plan.seed}.`;
  if (write) writeBetween(page, 'drills', [...tableOf(rows), '', under]);
  return unfinished.length === 0 && rows.every(({ passed }) => passed) ? 0 : 1;
}

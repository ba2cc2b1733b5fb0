import { sql } from 'kysely';
import { goneBefore } from '../db/kept-days.ts';
import { pruneMonths } from '../db/prune-months.ts';
import { attempt } from './attempt.ts';
import type { JobServices, JobParts } from './duties.ts';

/** Small, to keep statements short; the next run continues. */
const batchSize = 500;

export async function prune<S>(services: JobServices<S>): Promise<Record<string, number>> {
  const pruned: Record<string, number> = {};
  if (await services.readOnly()) return pruned;
  for (const [kind, run] of Object.entries(services.duties.prunings)) {
    await attempt(services, { kind }, async () => {
      const rows = await run(services, batchSize);
      if (rows > 0) pruned[kind] = rows;
    });
  }
  if (Object.keys(pruned).length > 0) services.log.info({ pruned }, 'old rows deleted');
  return pruned;
}

const undone = [sql<boolean>`done_at is null and failed_at is null`, sql<boolean>`failed_at is not null`];

export function pruneJobs({ db, owner, now }: JobParts, limit: number): Promise<number> {
  const at = now();
  return pruneMonths(owner?.db ?? db, {
    table: 'outbox',
    column: 'created_at',
    now: at,
    before: goneBefore('outbox', at),
    and: sql<boolean>`done_at is not null`,
    stays: undone,
    limit,
  });
}

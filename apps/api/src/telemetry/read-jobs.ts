import { sql } from 'kysely';
import type { Services } from '../http/context.ts';
import { lanes } from '../jobs/duties.ts';
import { countedAtMost, type Late } from './late.ts';

/** Job kinds of a newer process have no known lane. */
const watchedLanes = [...lanes, 'unknown'] as const;
export type WatchedLane = (typeof watchedLanes)[number];

export interface JobsReading {
  due: Readonly<Record<WatchedLane, Late>>;
  givenUp: readonly { kind: string; jobs: number }[];
}

export async function readJobs({ db, now, duties }: Services): Promise<JobsReading> {
  const { rows } = await sql<{ kind: string; count: number; since: Date }>`
    select kind, count(*)::int as count, min(run_at) as since from (
      select kind, run_at from outbox where done_at is null and failed_at is null and run_at <= ${now()}
      order by run_at limit ${countedAtMost}) as due
    group by kind`.execute(db);
  const { rows: givenUp } = await sql<{ kind: string; jobs: number }>`
    select kind, count(*)::int as jobs from (
      select kind from outbox where failed_at is not null order by failed_at desc limit ${countedAtMost}) as given_up
    group by kind order by kind`.execute(db);
  const ofLane = (lane: WatchedLane): Late => {
    const here = rows.filter(({ kind }) => (duties.works[kind]?.lane ?? 'unknown') === lane);
    const first = here.map(({ since }) => since.getTime());
    return {
      count: here.reduce((sum, { count }) => sum + count, 0),
      since: first.length === 0 ? null : new Date(Math.min(...first)),
    };
  };
  const due = Object.fromEntries(watchedLanes.map((lane) => [lane, ofLane(lane)])) as JobsReading['due'];
  return { due, givenUp: givenUp.map(({ kind, jobs }) => ({ kind: duties.works[kind] ? kind : 'unknown', jobs })) };
}

import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** A job that nobody tries any more. */
export interface GivenUp {
  id: string;
  kind: string;
  /** Ids only. */
  payload: Readonly<Record<string, string>>;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  givenUpAt: Date;
}

/** The jobs of one kind that are still to be done. */
export interface PendingJobs {
  kind: string;
  jobs: number;
  /** How many of them have failed before, and how often the one that failed most. */
  failing: number;
  mostAttempts: number;
  lastErrors: readonly string[];
  oldest: Date;
  /** When the next of them is due, or has been due since. */
  dueAt: Date;
}

export interface Jobs {
  /** The latest first, at most `limit`. */
  givenUp: readonly GivenUp[];
  givenUpInAll: number;
  waiting: readonly PendingJobs[];
}

/** What was given up, job by job, and what waits, kind by kind. */
export async function listJobs(db: Db, limit: number): Promise<Jobs> {
  const givenUp = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload', 'attempts', 'last_error as lastError', 'created_at as createdAt'])
    .select((row) => row.ref('failed_at').$castTo<Date>().as('givenUpAt'))
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  const { inAll } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)::int`.as('inAll'))
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const waiting = await db
    .selectFrom('outbox')
    .select([
      'kind',
      sql<number>`count(*)::int`.as('jobs'),
      sql<number>`(count(*) filter (where last_error is not null))::int`.as('failing'),
      sql<number>`max(attempts)`.as('mostAttempts'),
      sql<string[]>`coalesce(array_agg(distinct last_error) filter (where last_error is not null), '{}')`.as(
        'lastErrors',
      ),
      sql<Date>`min(created_at)`.as('oldest'),
      sql<Date>`min(run_at)`.as('dueAt'),
    ])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return { givenUp, givenUpInAll: inAll, waiting };
}

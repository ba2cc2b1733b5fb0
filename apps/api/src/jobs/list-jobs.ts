import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

export interface GivenUp {
  id: string;
  kind: string;
  payload: Readonly<Record<string, string>>;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  givenUpAt: Date;
}

export interface PendingJobs {
  kind: string;
  jobs: number;
  failing: number;
  mostAttempts: number;
  lastErrors: readonly string[];
  oldest: Date;
  dueAt: Date;
}

export interface Jobs {
  givenUp: readonly GivenUp[];
  givenUpInAll: number;
  waiting: readonly PendingJobs[];
}

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

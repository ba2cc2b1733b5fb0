import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** CPU milliseconds per minute for one specialist's calendars, across all processes. */
export const readingBudgetMs = 5_000;
/** Maximum per read, reserved first to keep concurrent reads within the budget. */
const reservedMs = 1_000;
const minuteMs = 60_000;

export interface ReadingTime {
  key: string;
  start: Date;
}

const startOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % minuteMs));

export const nextBudgetAt = (now: Date): Date => new Date(startOf(now).getTime() + minuteMs);

export async function reserveReadingTime(db: Db, specialistId: string, now: Date): Promise<ReadingTime | undefined> {
  const [key, start] = [`calendar-cpu:${specialistId}`, startOf(now)];
  const { rows } = await sql`
    insert into rate_limits (key, window_start, hits) values (${key}, ${start}, ${reservedMs})
    on conflict (key, window_start) do update set hits = rate_limits.hits + excluded.hits
      where rate_limits.hits + excluded.hits <= ${readingBudgetMs}
    returning key`.execute(db);
  return rows.length === 0 ? undefined : { key, start };
}

export async function settleReadingTime(db: Db, { key, start }: ReadingTime, cpuMs: number): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ hits: eb('hits', '+', Math.ceil(cpuMs) - reservedMs) }))
    .where('key', '=', key)
    .where('window_start', '=', start)
    .execute();
}

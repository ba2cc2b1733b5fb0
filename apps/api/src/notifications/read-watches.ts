import type { Notifications } from '@tele/core';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { selectWatches, watchOf } from '../watches/read.ts';

type WatchNews = Notifications['watches'][number];

const most = 50;

/** The watches of a patient whose letter was written, the latest first, until their 14 days are over or they are taken off the list. */
export async function readWatchNews(db: Db, userId: string, now: Date): Promise<{ item: WatchNews; until: Date }[]> {
  const rows = await selectWatches(db)
    .where('w.user_id', '=', userId)
    .where('w.until', '>', now)
    .where('w.ended_because', '=', sql.lit('told'))
    .orderBy('w.ended_at', 'desc')
    .orderBy('w.id')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const { watchId, profession, specialty, specialist, state, filters, ended, createdAt } = watchOf(row);
    const changedAt = ended?.at ?? createdAt;
    return { item: { watchId, profession, specialty, specialist, state, filters, changedAt }, until: row.until };
  });
}

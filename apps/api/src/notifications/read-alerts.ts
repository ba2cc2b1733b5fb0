import type { Notifications } from '@tele/core';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { selectAlerts, alertOf } from '../alerts/read.ts';

type AlertNews = Notifications['alerts'][number];

const most = 50;

export async function readAlertNews(db: Db, userId: string, now: Date): Promise<{ item: AlertNews; until: Date }[]> {
  const rows = await selectAlerts(db)
    .where('w.user_id', '=', userId)
    .where('w.until', '>', now)
    .where('w.ended_because', '=', sql.lit('told'))
    .orderBy('w.ended_at', 'desc')
    .orderBy('w.id')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const { alertId, profession, specialty, specialist, state, filters, ended, createdAt } = alertOf(row);
    const changedAt = ended?.at ?? createdAt;
    return { item: { alertId, profession, specialty, specialist, state, filters, changedAt }, until: row.until };
  });
}

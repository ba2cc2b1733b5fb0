import type { AlertEnding } from '@tele/core';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { attempt } from '../jobs/attempt.ts';
import type { Filters } from '../specialists/narrowed.ts';
import { fits, fittingNow, type AlertRow } from './fits.ts';
import { freeEmailJob } from './send-email.ts';

const batchSize = 20;
const againMs = 5 * 60_000;

/** Sweep: checks due alerts. The first process to lock an alert checks it. */
export async function checkAlerts(services: Services): Promise<number> {
  const now = services.now();
  const due = await services.db
    .selectFrom('alerts')
    .select('id')
    .where('ended_at', 'is', null)
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(batchSize)
    .execute();
  let looked = 0;
  for (const { id } of due) if (await attempt(services, { alertId: id }, () => look(services, id, now))) looked += 1;
  return looked;
}

/** End and email are in one transaction: only one email is sent, however many processes check. */
async function look({ db }: Services, id: string, now: Date): Promise<void> {
  await inTransaction(db, async (t) => {
    const alert = await t.selectFrom('alerts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!alert || alert.ended_at !== null || alert.look_at > now) return;
    if (alert.until <= now) return end(t, id, 'over', now);
    if (await isBooked(t, alert)) return end(t, id, 'booked', now);
    const found = await fits(t, alert, now);
    if (found === 'over') return end(t, id, 'over', now);
    if (!found) {
      const look_at = new Date(now.getTime() + againMs);
      const known_halves = await stillKnown(t, alert, now);
      await t.updateTable('alerts').set({ look_at, known_halves }).where('id', '=', id).execute();
      return;
    }
    await end(t, id, 'told', now);
    await freeEmailJob.enqueue(t, { alertId: id }, now);
  });
}

async function stillKnown(
  t: Tx,
  { specialist_id, filters, known_halves }: AlertRow,
  now: Date,
): Promise<string | null> {
  if (known_halves === null || specialist_id === null) return known_halves;
  const free = (await fittingNow(t, specialist_id, filters as Filters, now)) ?? '';
  return Array.from(known_halves, (bit, at) => (free[at] === '1' ? bit : '0')).join('');
}

async function end(t: Tx, id: string, because: AlertEnding, now: Date): Promise<void> {
  await t.updateTable('alerts').set({ ended_at: now, ended_because: because }).where('id', '=', id).execute();
}

async function isBooked(db: Db, alert: AlertRow & { user_id: string }): Promise<boolean> {
  const { profession, specialty, specialist_id } = alert;
  const booked = db
    .selectFrom('bookings as b')
    .innerJoin('selections as s', 's.id', 'b.selection_id')
    .select('b.id')
    .where('b.patient_id', '=', alert.user_id)
    .where('b.status', '=', sql.lit('CONFIRMED'))
    .where('b.created_at', '>=', alert.created_at)
    .limit(1);
  const same =
    specialty === null
      ? booked.where('b.specialist_id', '=', specialist_id)
      : booked.where('s.profession', '=', profession).where('s.specialty', '=', specialty);
  return (await same.executeTakeFirst()) !== undefined;
}

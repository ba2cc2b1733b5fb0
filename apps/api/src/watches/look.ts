import type { WatchEnding } from '@tele/core';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { attempt } from '../outbox/attempt.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Filters } from '../specialists/narrowed.ts';
import { fits, fittingNow, type Watched } from './fits.ts';
import { freeLetterKind } from './letters.ts';

const batchSize = 20;
/** How long after a look a watch is looked at again. */
const againMs = 5 * 60_000;

/** A sweep: looks at watches whose time to look has come. Whichever process locks one first looks at it. */
export async function lookAtWatches(services: Services): Promise<number> {
  const now = services.now();
  const due = await services.db
    .selectFrom('watches')
    .select('id')
    .where('ended_at', 'is', null)
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(batchSize)
    .execute();
  let looked = 0;
  for (const { id } of due) if (await attempt(services, { watchId: id }, () => look(services, id, now))) looked += 1;
  return looked;
}

/** The end and its letter are written together, or neither: there is one letter, however many processes look. */
async function look({ db }: Services, id: string, now: Date): Promise<void> {
  await inTransaction(db, async (t) => {
    const watch = await t.selectFrom('watches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!watch || watch.ended_at !== null || watch.look_at > now) return;
    if (watch.until <= now) return end(t, id, 'over', now);
    if (await isBooked(t, watch)) return end(t, id, 'booked', now);
    const found = await fits(t, watch, now);
    if (found === 'over') return end(t, id, 'over', now);
    if (!found) {
      const look_at = new Date(now.getTime() + againMs);
      const known_halves = await stillKnown(t, watch, now);
      await t.updateTable('watches').set({ look_at, known_halves }).where('id', '=', id).execute();
      return;
    }
    await end(t, id, 'told', now);
    await enqueue(t, { kind: freeLetterKind, payload: { watchId: id } }, now);
  });
}

/** Of the times that were known, those that are free yet: one that was taken and comes back is new. */
async function stillKnown(t: Tx, { specialist_id, filters, known_halves }: Watched, now: Date): Promise<string | null> {
  if (known_halves === null || specialist_id === null) return known_halves;
  const free = (await fittingNow(t, specialist_id, filters as Filters, now)) ?? '';
  return Array.from(known_halves, (bit, at) => (free[at] === '1' ? bit : '0')).join('');
}

async function end(t: Tx, id: string, because: WatchEnding, now: Date): Promise<void> {
  await t.updateTable('watches').set({ ended_at: now, ended_because: because }).where('id', '=', id).execute();
}

/** Whether its owner has booked what they watch since they began to. */
async function isBooked(db: Db, watch: Watched & { user_id: string }): Promise<boolean> {
  const { profession, specialty, specialist_id } = watch;
  const booked = db
    .selectFrom('bookings as b')
    .innerJoin('selections as s', 's.id', 'b.selection_id')
    .select('b.id')
    .where('b.patient_id', '=', watch.user_id)
    .where('b.status', '=', sql.lit('CONFIRMED'))
    .where('b.created_at', '>=', watch.created_at)
    .limit(1);
  const same =
    specialty === null
      ? booked.where('b.specialist_id', '=', specialist_id)
      : booked.where('s.profession', '=', profession).where('s.specialty', '=', specialty);
  return (await same.executeTakeFirst()) !== undefined;
}

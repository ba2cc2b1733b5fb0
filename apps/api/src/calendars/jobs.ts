import { sql } from 'kysely';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import type { Duties, Sweep } from '../outbox/duties.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { sendStoppedLetter, stoppedLetterKind } from './letters.ts';
import { nextReadAt } from './next-read-at.ts';
import { readNow } from './read-now.ts';

const readKind = 'calendar.read';
/** How many are taken up at a time. */
const batchSize = 50;

/** Queues a reading in the caller's transaction. A calendar that we stopped reading gets another 30 days. */
export async function readLater(t: Tx, calendarId: string, now: Date): Promise<void> {
  await t
    .updateTable('busy_calendars')
    .set({
      next_read_at: nextReadAt(now, null),
      reading_since: now,
      failed_since: sql<Date | null>`case when stopped_at is null then failed_since else ${now} end`,
      stopped_at: null,
    })
    .where('id', '=', calendarId)
    .execute();
  await enqueue(t, { kind: readKind, payload: { calendarId } }, now);
}

/** A sweep: those whose time has come. What another process has locked is left to it. */
const readDue: Sweep<Services> = ({ db, now }) =>
  inTransaction(db, async (t) => {
    const due = await t
      .selectFrom('busy_calendars')
      .select('id')
      .where('next_read_at', '<=', now())
      .where('stopped_at', 'is', null)
      .orderBy('next_read_at')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of due) await readLater(t, id, now());
    return due.length;
  });

export const calendarSweeps: readonly Sweep<Services>[] = [readDue];

/** Readings wait for other companies: in a lane that holds up neither money nor emails. */
export const calendarWorks: Duties<Services>['works'] = {
  [readKind]: { lane: 'files', tries: 4, run: (services, { payload }) => readNow(services, payload.calendarId ?? '') },
  [stoppedLetterKind]: { lane: 'mail', tries: 12, run: sendStoppedLetter },
};

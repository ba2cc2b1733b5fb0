import { sql } from 'kysely';
import * as z from 'zod';
import { newId } from '../db/new-id.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Sweep } from '../jobs/duties.ts';
import { sendStoppedEmail, stoppedEmailJob } from './send-email.ts';
import { earlyOf, nextReadAt } from './next-read-at.ts';
import { readNow } from './read-now.ts';

const readJob = defineJob('calendar.read', z.object({ calendarId: z.string() }), { lane: 'calendars', tries: 4 });
const batchSize = 20;

/** Queues a read unless one is pending; locks the row first. A stopped calendar gets another 30 days. */
export async function readLater(t: Tx, calendarId: string, now: Date): Promise<void> {
  const calendar = await t
    .selectFrom('busy_calendars')
    .select('read_job')
    .where('id', '=', calendarId)
    .forUpdate()
    .executeTakeFirst();
  if (!calendar) return;
  const pending = await pendingJob(t, calendar.read_job);
  const read_job = pending ?? newId('job');
  await t
    .updateTable('busy_calendars')
    .set({
      next_read_at: nextReadAt(now, null, earlyOf(calendarId)),
      read_job,
      put_off_at: null,
      failed_since: sql<Date | null>`case when stopped_at is null then failed_since else ${now} end`,
      stopped_at: null,
    })
    .where('id', '=', calendarId)
    .execute();
  if (pending === undefined) await readJob.enqueue(t, { calendarId }, now, { id: read_job });
}

async function pendingJob(t: Tx, jobId: string | null): Promise<string | undefined> {
  if (jobId === null) return undefined;
  const job = await t
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', jobId)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return job?.id;
}

/** Sweep: queues due calendars. Skips rows that another process has locked. */
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

export const calendarWorks = {
  ...readJob.works<Services>((services, { payload }) => readNow(services, payload.calendarId)),
  ...stoppedEmailJob.works(sendStoppedEmail),
};

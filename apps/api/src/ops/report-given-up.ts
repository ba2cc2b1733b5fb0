import * as z from 'zod';
import type { Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { backgroundJobsFailed } from '../emails/background-jobs-failed.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Job } from '../jobs/duties.ts';

/** Tries for two weeks, long after the emails to people have stopped. */
const reportJob = defineJob('ops-email', z.object({}), { lane: 'mail', tries: 64 });
/** What is given up within it stands in one email: an outage gives up hundreds at once. */
const gatheredMs = 60_000;

export const opsWorks = reportJob.works(tell);

/** `Duties.giveUp`: an email to whoever runs the service (`OPS_MAIL`). One about the email itself would follow it to the same mail server. */
export async function tellLater({ config, now }: Services, t: Tx, job: { kind: string }): Promise<void> {
  if (config.opsMail === undefined || job.kind === reportJob.kind) return;
  await reportJob.enqueue(t, {}, now(), { afterMs: gatheredMs });
}

/**
 * Takes what nobody has told of yet as its own, and writes one email of it. A try that failed is followed by one that tells
 * of the same and of what came since; an email with nothing to tell is not sent.
 */
async function tell({ config, db, mailer }: Services, { id }: Pick<Job, 'id'>): Promise<void> {
  if (config.opsMail === undefined) return;
  await db
    .updateTable('outbox')
    .set({ told_in: id })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('failed_at', 'is not', null)
        .where('told_in', 'is', null)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  const jobs = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'attempts', 'last_error'])
    .where('failed_at', 'is not', null)
    .where('told_in', '=', id)
    .orderBy('failed_at')
    .execute();
  if (jobs.length > 0) await mailer.send({ ...(await writeEmail(backgroundJobsFailed(jobs))), to: config.opsMail, id });
}

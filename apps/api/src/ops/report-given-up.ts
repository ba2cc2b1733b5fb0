import * as z from 'zod';
import type { Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { backgroundJobsFailed } from '../emails/background-jobs-failed.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Job } from '../jobs/duties.ts';

/** Retries for two weeks, well beyond other emails. */
const reportJob = defineJob('ops-email', z.object({}), { lane: 'mail', tries: 64 });
/** Gathers failures for a minute: an outage can exhaust hundreds of jobs at once. */
const gatheredMs = 60_000;

export const opsWorks = reportJob.works(tell);

export async function tellLater({ config, now }: Services, t: Tx, job: { kind: string }): Promise<void> {
  if (config.opsMail === undefined || job.kind === reportJob.kind) return;
  await reportJob.enqueue(t, {}, now(), { afterMs: gatheredMs });
}

/** Emails all unreported failures. A retry repeats them and adds newer ones; skips empty emails. */
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

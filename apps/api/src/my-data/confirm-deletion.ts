import * as z from 'zod';
import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { accountDeleted, type Company, type DeletionReceipt } from '../emails/account-deleted.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Pruning } from '../jobs/duties.ts';
import { processorsOf } from './processors.ts';

const payload = z.object({ emailId: z.string(), looks: z.string().default('0') });

const confirmationJob = defineJob('deletion-email', payload, { lane: 'mail', tries: 12 });

/** Usual time for deletions at other companies. */
const firstLookMs = 5_000;
const longestLookMs = 60 * 60_000;
/** Afterwards the receipt names the unconfirmed companies; the address is deleted within a day. */
const patienceMs = 20 * 60 * 60_000;

interface DeletedAccount {
  email: string;
  specialist: boolean;
}

type Jobs = Readonly<Record<'identity' | 'payments' | 'storage', readonly string[]>>;

/** Emails a confirmation once the other companies have confirmed. Returns the receipt ID. */
export async function confirmDeletionLater(
  t: Tx,
  account: DeletedAccount,
  { jobs, now }: { jobs: Jobs; now: Date },
): Promise<string> {
  const id = newId('dlt');
  const listed = Object.entries(jobs).flatMap(([processor, ids]) => ids.map((jobId) => ({ processor, jobId })));
  await t
    .insertInto('deletion_emails')
    .values({ id, ...account, jobs: JSON.stringify(listed), created_at: now })
    .execute();
  await confirmationJob.enqueue(t, { emailId: id }, now, { afterMs: listed.length > 0 ? firstLookMs : 0 });
  return id;
}

export const deletionWorks = confirmationJob.works(async ({ db, mailer, config, now }: Services, { payload }) => {
  const { emailId, looks } = payload;
  const row = await db.selectFrom('deletion_emails').selectAll().where('id', '=', emailId).executeTakeFirst();
  if (!row?.email) return;
  const receipt = await readReceipt({ db, config }, row.jobs);
  const { pending } = receipt;
  if (pending.length > 0 && now().getTime() < row.created_at.getTime() + patienceMs) {
    const afterMs = Math.min(firstLookMs * 2 ** Number(looks), longestLookMs);
    const again = { emailId, looks: String(Number(looks) + 1) };
    await inTransaction(db, (t) => confirmationJob.enqueue(t, again, now(), { afterMs }));
    return;
  }
  await mailer.send({
    ...(await writeEmail(accountDeleted(row.specialist, receipt, config.portalUrl))),
    to: row.email,
    id: emailId,
  });
  // Without the address the receipt stays on screen for a day.
  await db.updateTable('deletion_emails').set({ email: '' }).where('id', '=', emailId).execute();
});

async function readReceipt(
  { db, config }: Pick<Services, 'db' | 'config'>,
  jobs: Row<'deletion_emails'>['jobs'],
): Promise<DeletionReceipt> {
  const ids = jobs.map(({ jobId }) => jobId);
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('outbox').select('id').where('id', 'in', ids).where('done_at', 'is', null).execute();
  const open = new Set(rows.map(({ id }) => id));
  const companies = processorsOf(config).filter(({ id }) => jobs.some(({ processor }) => processor === id));
  const isPending = ({ id }: Company): boolean =>
    jobs.some(({ processor, jobId }) => processor === id && open.has(jobId));
  return {
    confirmed: companies.filter((one) => !isPending(one)),
    pending: companies.filter(isPending),
    backupDays: config.backupDays,
  };
}

/** `GET /deletions/:id`: confirmations so far, for a day. The random ID is the only credential. */
export const deletionReceipt: Handler<'deletionReceipt'> = async ({ db, config }, { params: { id } }) => {
  const row = await db.selectFrom('deletion_emails').select('jobs').where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('NOT_FOUND', 'Receipt not found');
  const { confirmed, pending } = await readReceipt({ db, config }, row.jobs);
  const listed = (one: Company, isConfirmed: boolean) => ({
    id: one.id as 'identity' | 'payments' | 'storage',
    name: one.name,
    confirmed: isConfirmed,
  });
  return { processors: [...confirmed.map((one) => listed(one, true)), ...pending.map((one) => listed(one, false))] };
};

export const pruneDeletionEmails: Pruning<Services> = ({ db, now }, limit) =>
  deleteOld(db, {
    table: 'deletion_emails',
    column: 'created_at',
    before: goneBefore('deletionEmails', now()),
    limit,
  });

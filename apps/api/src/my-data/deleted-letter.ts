import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { writeLetter, type Letter } from '../mail/write-letter.ts';
import type { Duties, Pruning } from '../outbox/duties.ts';
import { enqueue } from '../outbox/enqueue.ts';

const kind = 'deletion-letter';

interface DeletedAccount {
  email: string;
  specialist: boolean;
}

/** Confirms a deletion by email once the transaction has committed. */
export async function confirmDeletionLater(t: Tx, account: DeletedAccount, now: Date): Promise<void> {
  const id = newId('dlt');
  await t
    .insertInto('deletion_letters')
    .values({ id, ...account, created_at: now })
    .execute();
  await enqueue(t, { kind, payload: { letterId: id } }, now);
}

export const deletionWorks: Duties<Services>['works'] = {
  [kind]: {
    lane: 'mail',
    tries: 12,
    run: async ({ db, mailer, config }, { id, payload }) => {
      const { letterId = '' } = payload;
      const row = await db.selectFrom('deletion_letters').selectAll().where('id', '=', letterId).executeTakeFirst();
      if (!row) return;
      await mailer.send({
        ...(await writeLetter(accountDeleted(row.specialist, config.portalUrl))),
        to: row.email,
        id,
      });
      await db.deleteFrom('deletion_letters').where('id', '=', letterId).execute();
    },
  },
};

/** Addresses whose letter was given up. */
export const pruneDeletionLetters: Pruning<Services> = ({ db, now }, limit) =>
  deleteOld(db, {
    table: 'deletion_letters',
    column: 'created_at',
    before: goneBefore('deletionLetters', now()),
    limit,
  });

export const accountDeleted = (specialist: boolean, portalUrl: string): Letter => ({
  subject: 'Your account is deleted',
  paragraphs: [
    'We’ve deleted your account, as you asked.',
    specialist
      ? 'By law we keep your past appointments and payments for 7 years, with your name and registration.'
      : 'By law we keep appointments and receipts for 7 years, without your name.',
    'This is our last email to you. If you did not ask for this, please reply to it.',
  ],
  link: { label: 'Go to Tele', url: `${portalUrl}/start` },
});

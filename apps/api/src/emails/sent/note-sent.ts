import { sql } from 'kysely';
import type { Logger } from 'pino';
import { deleteOld } from '../../db/delete-old.ts';
import { goneBefore } from '../../db/kept-days.ts';
import type { Db } from '../../db/schema.ts';
import type { Mailer } from '../../vendors/mailer.ts';

interface SentEmailOptions {
  db: Db;
  now: () => Date;
  log: Logger;
}

/** Records the subject and time of each account's emails. A failure to record must not resend the email. */
export function notingMailer(mailer: Mailer, { db, now, log }: SentEmailOptions): Mailer {
  return {
    async send(mail) {
      await mailer.send(mail);
      try {
        await noteSent(db, mail, now());
      } catch (error) {
        log.warn({ job: mail.id, error: error instanceof Error ? error.name : 'unknown' }, 'a letter was not noted');
      }
    },
  };
}

async function noteSent(db: Db, { id, to, subject }: Parameters<Mailer['send']>[0], at: Date): Promise<void> {
  await db
    .insertInto('sent_emails')
    .columns(['id', 'user_id', 'subject', 'sent_at'])
    .expression((row) =>
      row
        .selectFrom('users')
        .select([
          sql<string>`${id}::text`.as('id'),
          'users.id as user_id',
          sql<string>`${subject}::text`.as('subject'),
          sql<Date>`${at}::timestamptz`.as('sent_at'),
        ])
        .where(sql`lower(email)`, '=', to.toLowerCase())
        .where('deleted_at', 'is', null),
    )
    .onConflict((row) => row.column('id').doNothing())
    .execute();
}

export function pruneSentEmails({ db, now }: Pick<SentEmailOptions, 'db' | 'now'>, limit: number): Promise<number> {
  const before = goneBefore('sentEmails', now());
  return deleteOld(db, { table: 'sent_emails', column: 'sent_at', before, limit });
}

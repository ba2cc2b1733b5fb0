import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import type { Db, Row } from '../db/schema.ts';
import { writeAudit } from '../http/write-audit.ts';

/** The command line has no account. */
const commandLine = { type: 'job', name: 'staff' } as const;

export async function findStaff(db: Db, email: string): Promise<Row<'users'> | undefined> {
  const found = await findAccount(db, email);
  return found?.role === 'staff' ? found : undefined;
}

/** Command line only. The account must have signed in once; other roles stay. */
export function grant({ db, now }: Pick<Services, 'db' | 'now'>, email: string): Promise<'granted' | 'no-account'> {
  return inTransaction(db, async (t) => {
    const account = await findAccount(t, email);
    if (!account) return 'no-account';
    await t.updateTable('users').set({ role: 'staff' }).where('id', '=', account.id).execute();
    await writeAudit(t, { actor: commandLine, now }, { action: 'staff.grant', subjects: [account.id] });
    return 'granted';
  });
}

export function revoke({ db, now }: Pick<Services, 'db' | 'now'>, email: string): Promise<boolean> {
  return inTransaction(db, async (t) => {
    const account = await findStaff(t, email);
    if (!account) return false;
    const has = (table: 'specialists' | 'patient_profiles') =>
      t.selectFrom(table).select('user_id').where('user_id', '=', account.id).executeTakeFirst();
    const role = (await has('specialists')) ? 'specialist' : (await has('patient_profiles')) ? 'patient' : null;
    await t.updateTable('users').set({ role }).where('id', '=', account.id).execute();
    await writeAudit(t, { actor: commandLine, now }, { action: 'staff.revoke', subjects: [account.id] });
    return true;
  });
}

function findAccount(db: Db, email: string): Promise<Row<'users'> | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

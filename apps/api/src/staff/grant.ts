import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import type { Db, Row } from '../db/schema.ts';
import { writeAudit } from '../http/write-audit.ts';

/** The command line has no account of its own. */
const commandLine = { type: 'job', name: 'staff' } as const;

/** A person of the staff; undefined for anybody else. */
export async function findStaff(db: Db, email: string): Promise<Row<'users'> | undefined> {
  const found = await findAccount(db, email);
  return found?.role === 'staff' ? found : undefined;
}

/**
 * Gives the role, which only whoever can run a command on the service can do. The account must have signed in once, and be nothing else:
 * staff decide on applications and make none.
 */
export function grant(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
): Promise<'granted' | 'no-account' | 'in-use'> {
  return inTransaction(db, async (t) => {
    const account = await findAccount(t, email);
    if (!account) return 'no-account';
    const { numUpdatedRows } = await t
      .updateTable('users')
      .set({ role: 'staff' })
      .where('id', '=', account.id)
      .where((row) => row.or([row('role', 'is', null), row('role', '=', 'staff')]))
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('applications')
              .select('id')
              .where('user_id', '=', account.id)
              .where('status', '=', 'PENDING'),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return 'in-use';
    await writeAudit(t, { actor: commandLine, now }, { action: 'staff.grant', subjects: [account.id] });
    return 'granted';
  });
}

/** Takes the role back; answers whether there was one. */
export function revoke({ db, now }: Pick<Services, 'db' | 'now'>, email: string): Promise<boolean> {
  return inTransaction(db, async (t) => {
    const account = await findStaff(t, email);
    if (!account) return false;
    await t.updateTable('users').set({ role: null }).where('id', '=', account.id).execute();
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

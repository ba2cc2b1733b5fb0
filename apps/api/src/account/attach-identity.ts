import { nameRule } from '@tele/core';
import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { hasEnded } from './ended-identities.ts';

function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

interface IdentityProfile {
  email: string;
  name: string | undefined;
}

interface SignedIn extends IdentityProfile {
  uid: string;
  signedInAt: Date;
}

/** Links a provider's uid to the account of a verified email. Throws 401 if deleted since the sign-in. */
export async function attachIdentity(db: Db, { uid, signedInAt, ...who }: SignedIn): Promise<void> {
  await inTransaction(db, async (t) => {
    const userId = await accountOf(t, who);
    if (await hasEnded(t, uid, signedInAt)) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    await t
      .insertInto('identities')
      .values({ provider_uid: uid, user_id: userId })
      .onConflict((row) => row.column('provider_uid').doNothing())
      .execute();
  });
}

/** Finds or creates an account and locks it until `t` ends. The provider's name only fills an empty one. */
export async function accountOf(t: Tx, who: IdentityProfile): Promise<string> {
  const email = normaliseEmail(who.email);
  const checked = nameRule.check(who.name ?? '');
  const name = checked.tag === 'ok' ? checked.value : null;
  for (;;) {
    await t
      .insertInto('users')
      .values({ id: newId('usr'), email, role: null, name, stripe_customer_id: null })
      .onConflict((row) => row.expression(sql`lower(email)`).doNothing())
      .execute();
    const account = await t
      .selectFrom('users')
      .select(['id', 'name'])
      .where(sql`lower(email)`, '=', email)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) continue;
    if (name !== null && account.name === null)
      await t.updateTable('users').set({ name }).where('id', '=', account.id).execute();
    return account.id;
  }
}

import { nameRule } from '@tele/core';
import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { hasEnded } from './ended-identities.ts';

/** The one spelling under which an e-mail is stored and compared. */
function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

interface IdentityProfile {
  /** Verified by the provider. */
  email: string;
  /** What the provider calls the person, if it does. */
  name: string | undefined;
}

interface SignedIn extends IdentityProfile {
  uid: string;
  signedInAt: Date;
}

/**
 * Ties a provider's uid to the account of a verified e-mail, making the account at its first sign-in (product.md 'One
 * person, one account'). 401 where that account was deleted since the sign-in, also while this waited for its turn: it does not come back.
 */
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

/**
 * The account of an e-mail, made without a role when there is none, and locked: it is not deleted before `t` has ended. The provider's name stands until
 * the person gives one.
 */
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
    // Its deletion was under way: the e-mail is free again.
    if (!account) continue;
    if (name !== null && account.name === null)
      await t.updateTable('users').set({ name }).where('id', '=', account.id).execute();
    return account.id;
  }
}

import { nameRule } from '@tele/core';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { newId } from '../db/new-id.ts';

/** The one spelling under which an e-mail is stored and compared. */
function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

interface Named {
  /** Verified by the provider. */
  email: string;
  /** What the provider calls the person, if it does. */
  name: string | undefined;
}

/**
 * Ties a provider's uid to the account of a verified e-mail, making the account at its first sign-in (product.md 'One
 * person, one account'). Every statement may run twice or beside itself: the unique indexes leave one account.
 */
export async function attachIdentity(db: Db, who: Named & { uid: string }): Promise<string> {
  const userId = await accountOf(db, who);
  await db
    .insertInto('identities')
    .values({ provider_uid: who.uid, user_id: userId })
    .onConflict((row) => row.column('provider_uid').doNothing())
    .execute();
  return userId;
}

/** The account of an e-mail, made without a role when there is none. The provider's name stands until the person gives one. */
export async function accountOf(db: Db, who: Named): Promise<string> {
  const email = normaliseEmail(who.email);
  const name = nameRule.check(who.name ?? '');
  const known = name.tag === 'ok' ? name.value : null;
  await db
    .insertInto('users')
    .values({ id: newId('usr'), email, role: null, name: known, stripe_customer_id: null })
    .onConflict((row) => row.expression(sql`lower(email)`).doNothing())
    .execute();
  if (known !== null) {
    await db
      .updateTable('users')
      .set({ name: known })
      .where(sql`lower(email)`, '=', email)
      .where('name', 'is', null)
      .execute();
  }
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

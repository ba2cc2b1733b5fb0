import { hash } from 'node:crypto';
import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import type { Db } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { Ctx } from '../http/context.ts';
import { deleteSignInLater } from './delete-sign-in.ts';

const hashOf = (uid: string): string => hash('sha256', uid, 'base64url');

/** Ends an account's sign-ins; the returned jobs end them at the provider. New sign-ins open a new account. */
export async function endIdentities(t: Tx, userId: string, now: Date): Promise<string[]> {
  const gone = await t.deleteFrom('identities').where('user_id', '=', userId).returning('provider_uid').execute();
  if (gone.length === 0) return [];
  await t
    .insertInto('ended_identities')
    .values(gone.map(({ provider_uid: uid }) => ({ uid_hash: hashOf(uid), ended_at: now })))
    .onConflict((row) => row.column('uid_hash').doUpdateSet({ ended_at: now }))
    .execute();
  const jobs: string[] = [];
  for (const { provider_uid: uid } of gone) jobs.push(await deleteSignInLater(t, uid, now));
  return jobs;
}

/** True when the account was deleted after this sign-in. */
export async function hasEnded(db: Db, uid: string, signedInAt: Date): Promise<boolean> {
  const row = await db
    .selectFrom('ended_identities')
    .select('ended_at')
    .where('uid_hash', '=', hashOf(uid))
    .executeTakeFirst();
  return row !== undefined && signedInAt <= row.ended_at;
}

export function pruneEndedIdentities({ db, now }: Pick<Ctx, 'db' | 'now'>, limit: number): Promise<number> {
  const before = goneBefore('endedIdentities', now());
  return deleteOld(db, { table: 'ended_identities', column: 'ended_at', before, limit });
}

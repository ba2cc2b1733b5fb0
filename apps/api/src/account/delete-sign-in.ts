import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import type { Duties } from '../jobs/duties.ts';
import { enqueue } from '../jobs/enqueue.ts';

const kind = 'delete-sign-in';

/** Queues the deletion of an account at the identity provider, in the transaction that ends its sign-ins; returns the job's ID. */
export async function deleteSignInLater(t: Tx, uid: string, now: Date): Promise<string> {
  const id = newId('job');
  await enqueue(t, { kind, payload: { uid }, id }, now);
  return id;
}

export const signInWorks: Duties<Services>['works'] = {
  [kind]: {
    lane: 'files',
    tries: 24,
    run: async ({ db, signInAccounts }, { payload: { uid = '' } }) => {
      // The person has signed in again since: the provider's account belongs to their new account.
      const isUsed = await db
        .selectFrom('identities')
        .select('user_id')
        .where('provider_uid', '=', uid)
        .executeTakeFirst();
      if (!isUsed) await signInAccounts.delete(uid);
    },
  },
};

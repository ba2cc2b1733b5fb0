import * as z from 'zod';
import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { defineJob } from '../jobs/define-job.ts';

const deleteSignInJob = defineJob('delete-sign-in', z.object({ uid: z.string() }), { lane: 'files', tries: 24 });

export async function deleteSignInLater(t: Tx, uid: string, now: Date): Promise<string> {
  const id = newId('job');
  await deleteSignInJob.enqueue(t, { uid }, now, { id });
  return id;
}

export const signInWorks = deleteSignInJob.works(async ({ db, signInAccounts }: Services, { payload: { uid } }) => {
  // The person has signed in again: the provider's account belongs to their new account.
  const isUsed = await db.selectFrom('identities').select('user_id').where('provider_uid', '=', uid).executeTakeFirst();
  if (!isUsed) await signInAccounts.delete(uid);
});

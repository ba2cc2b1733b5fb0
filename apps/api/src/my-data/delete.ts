import { type InTheWay } from '@tele/core';
import { endIdentities } from '../account/ended-identities.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { deleteCustomersLater } from '../ledger/delete-customer.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { deleteFilesLater } from '../uploads/prune.ts';
import { addressOfDeleted } from '../vendors/mailer.ts';
import { confirmDeletionLater } from './confirm-deletion.ts';
import { readInTheWay } from './ending.ts';
import { forgetRequests, lockRequests } from './forget-requests.ts';
import { forgetWork, lockSpecialist } from './forget-work.ts';

const obstacleTexts: Record<InTheWay, string> = {
  'open-request': 'Cancel your open requests first.',
  appointment: 'Cancel your upcoming appointments first, or wait until they’re over.',
  offer: 'Withdraw your open offers first, or wait until they expire.',
  money: 'You have a payment in progress. Try again in an hour.',
  staff: 'Ask an administrator to remove your staff access first. You can then delete the account.',
};

/** `DELETE /users/me`: deletes or anonymises, ends sign-ins (docs/decisions/2026-11-23-download-and-delete-data.md). */
export const deleteAccount: Handler<'deleteAccount'> = async (ctx) => {
  const { userId } = requirePerson(ctx.actor);
  const receiptId = await deleteAccountOf(ctx, userId);
  runJobsSoon(ctx);
  return { ok: true, receiptId };
};

/** Returns the receipt ID. Throws ACCOUNT_IN_USE, or UNAUTHENTICATED for a deleted account. */
export async function deleteAccountOf(ctx: Pick<Ctx, 'db' | 'now' | 'actor'>, userId: string): Promise<string> {
  const now = ctx.now();
  return inTransaction(ctx.db, async (t) => {
    await lockAccount(t, userId);
    // Waits for payments and acceptances in progress, so the check below sees them.
    await lockRequests(t, userId);
    const specialistId = await lockSpecialist(t, userId);
    const [first] = await readInTheWay(t, userId, now);
    if (first) throw new ApiError('ACCOUNT_IN_USE', obstacleTexts[first]);
    const { email } = await t.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    await forgetRequests(t, userId);
    const photos = specialistId === null ? [] : await forgetWork(t, specialistId, now);
    const files = await forgetApplications(t, userId, now);
    await t.deleteFrom('saved_cards').where('user_id', '=', userId).execute();
    await t.deleteFrom('people').where('user_id', '=', userId).execute();
    await t.deleteFrom('patient_profiles').where('user_id', '=', userId).execute();
    await t.deleteFrom('partner_details').where('user_id', '=', userId).execute();
    await t.deleteFrom('partner_visits').where('user_id', '=', userId).execute();
    await t.deleteFrom('disconnected_partners').where('user_id', '=', userId).execute();
    await t.deleteFrom('favourites').where('user_id', '=', userId).execute();
    await t.deleteFrom('alerts').where('user_id', '=', userId).execute();
    await t.deleteFrom('email_preferences').where('user_id', '=', userId).execute();
    await t.deleteFrom('caused_emails').where('user_id', '=', userId).execute();
    await t.deleteFrom('sent_emails').where('user_id', '=', userId).execute();
    await t.deleteFrom('partner_sign_ins').where('user_id', '=', userId).execute();
    await t.deleteFrom('partner_sessions').where('user_id', '=', userId).execute();
    await t.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await t.deleteFrom('passkeys').where('user_id', '=', userId).execute();
    await t.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
    const jobs = {
      identity: await endIdentities(t, userId, now),
      payments: await deleteCustomersLater(t, userId, now),
      storage: [...photos, ...files],
    };
    const receiptId = await confirmDeletionLater(t, { email, specialist: specialistId !== null }, { jobs, now });
    await t
      .updateTable('users')
      .set({
        email: addressOfDeleted(userId),
        name: null,
        role: null,
        stripe_customer_id: null,
        past_customer_ids: [],
        deleted_at: now,
      })
      .where('id', '=', userId)
      .execute();
    await t.deleteFrom('card_tries').where('key', '=', `person:${userId}`).execute();
    await t.deleteFrom('news').where('key', '=', userId).execute();
    await writeAudit(t, ctx, {
      action: 'account.delete',
      subjects: [userId, ...(specialistId === null ? [] : [specialistId])],
    });
    return receiptId;
  });
}

/** Deletes applications and, by the jobs returned, their files in storage. */
async function forgetApplications(t: Tx, userId: string, now: Date): Promise<string[]> {
  const files = await t.deleteFrom('uploads').where('user_id', '=', userId).returning(['key', 'copy_key']).execute();
  await t.deleteFrom('applications').where('user_id', '=', userId).execute();
  return deleteFilesLater(t, files, now);
}

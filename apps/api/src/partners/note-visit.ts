import { dayKey, signInAges, sydney, dayMs } from '@tele/core';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';
import { sendSecurityEmailLater } from '../security-emails/send.ts';

interface Visit {
  userId: string;
  partnerId: string;
  now: Date;
}

/** Counts visits per Sydney day. Emails the person on the first visit, and after `signInAges.maxDays` without one. */
export async function noteVisit(t: Tx, { userId, partnerId, now }: Visit): Promise<void> {
  if (await isNewSite(t, { userId, partnerId, now }))
    await sendSecurityEmailLater(t, { userId, email: 'clinicSignedIn', partnerId }, now);
  await t
    .insertInto('partner_visits')
    .values({ user_id: userId, partner_id: partnerId, day: dayKey(now.toISOString(), sydney), at: now, times: 1 })
    .onConflict((row) =>
      row.columns(['user_id', 'partner_id', 'day']).doUpdateSet({ at: now, times: sql`partner_visits.times + 1` }),
    )
    .execute();
}

/** Excludes accounts the clinic just created: no one has signed in to them. */
async function isNewSite(t: Tx, { userId, partnerId, now }: Visit): Promise<boolean> {
  const since = new Date(now.getTime() - signInAges.maxDays * dayMs);
  const account = await t
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', userId)
    .where((row) =>
      row.or([
        row.exists(row.selectFrom('identities as i').select('i.user_id').whereRef('i.user_id', '=', 'u.id')),
        row.exists(row.selectFrom('partner_visits as v').select('v.user_id').whereRef('v.user_id', '=', 'u.id')),
      ]),
    )
    .executeTakeFirst();
  if (!account) return false;
  const before = await t
    .selectFrom('partner_visits')
    .select('at')
    .where('user_id', '=', userId)
    .where('partner_id', '=', partnerId)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return before === undefined;
}

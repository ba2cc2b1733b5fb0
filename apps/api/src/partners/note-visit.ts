import { dayKey, sydney } from '@tele/core';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';

interface Visit {
  userId: string;
  partnerId: string;
  now: Date;
}

/** Records that a person was signed in on a clinic's site: once for each day in Sydney. They see it (`my-data/reads.ts`). */
export async function noteVisit(t: Tx, { userId, partnerId, now }: Visit): Promise<void> {
  await t
    .insertInto('clinic_visits')
    .values({ user_id: userId, partner_id: partnerId, day: dayKey(now.toISOString(), sydney), at: now, times: 1 })
    .onConflict((row) =>
      row.columns(['user_id', 'partner_id', 'day']).doUpdateSet({ at: now, times: sql`clinic_visits.times + 1` }),
    )
    .execute();
}

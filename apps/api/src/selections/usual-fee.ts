import type { Answer } from '@tele/core/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

type UsualFee = NonNullable<Answer<'incomingSelections'>['usualFee']>;

export async function usualFeeOf(db: Db, specialistId: string): Promise<UsualFee | null> {
  const { fee_from_cents: listed } = await db
    .selectFrom('specialists')
    .select('fee_from_cents')
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow();
  if (listed !== null) return { cents: listed, from: 'listed' };
  const last = await db
    .selectFrom('candidates')
    .select('fee_cents')
    .where('specialist_id', '=', specialistId)
    // Literal lets every plan use the partial index.
    .where('status', '=', sql.lit('ACCEPTED'))
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.fee_cents ? { cents: last.fee_cents, from: 'last-accepted' } : null;
}

import type { Span } from '@tele/core';
import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { requireListed } from '../http/require-listed.ts';

export interface NewTimeOff extends Span {
  id: string;
  specialistId: string;
}

export function refusePast({ endISO }: Span, now: Date): void {
  if (new Date(endISO) > now) return;
  const text = 'Choose today or a later day.';
  throw new ApiError('INVALID_INPUT', text, { fields: { endISO: text } });
}

export async function insertTimeOff(t: Tx, { id, specialistId, startISO, endISO }: NewTimeOff): Promise<boolean> {
  const added = await t
    .insertInto('hidden_times')
    .values({ id, specialist_id: specialistId, calendar_id: null, start_at: startISO, end_at: endISO })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  await requireListed(t, specialistId);
  return added !== undefined;
}

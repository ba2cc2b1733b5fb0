import { rescheduleStatus, type Reschedule } from '@tele/core';
import type { Db, Row } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { decryptRow } from '../encryption/rows.ts';

/** Latest reschedule per booking, without cancelled ones, in one query. */
export async function latestReschedules(
  db: Db,
  bookingIds: readonly string[],
): Promise<Map<string, Row<'reschedules'>>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reschedules')
    .selectAll()
    .distinctOn('booking_id')
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('nth', 'desc')
    .execute();
  return new Map(rows.filter(({ state }) => state !== 'WITHDRAWN').map((row) => [row.booking_id, row]));
}

export function rescheduleView(keys: FieldKeys, row: Row<'reschedules'>, now: Date): Reschedule {
  return { ...rescheduleTimes(row, now), line: decryptRow(keys, 'reschedules', row).line };
}

export function rescheduleTimes(row: Row<'reschedules'>, now: Date): Omit<Reschedule, 'line'> {
  const answerBy = row.answer_by.toISOString();
  return {
    rescheduleId: row.id,
    status: rescheduleStatus({ status: row.state, answerBy }, now),
    fromISO: row.from_at.toISOString(),
    toISO: row.to_at.toISOString(),
    answerBy,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

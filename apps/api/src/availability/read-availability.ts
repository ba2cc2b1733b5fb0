import { defaultWorkingRules, limits, type Span, type WorkingRules, dayMs } from '@tele/core';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { spansOf } from '../db/spans-of.ts';

export interface Availability {
  blocks: Span[];
  busy: { startISO: string }[];
  hidden: Span[];
  rules: WorkingRules;
}

const appointmentMs = limits.appointmentMinutes * 60_000;

export async function readAvailability(
  db: Db,
  specialistIds: readonly string[],
  window: { now: Date; days: number },
): Promise<Map<string, Availability>> {
  const from = window.now;
  const to = new Date(from.getTime() + window.days * dayMs);
  // The last slot may start at the end of the window, with a booking in the break after it.
  const past = new Date(to.getTime() + 2 * appointmentMs);
  const found = new Map<string, Availability>(
    specialistIds.map((id) => [id, { blocks: [], busy: [], hidden: [], rules: defaultWorkingRules }]),
  );
  const ofThese = sql<string>`any(${[...specialistIds]})`;
  const rules = await db
    .selectFrom('specialists')
    .select(['id', 'notice_hours', 'keeps_half_hour'])
    .where('id', '=', ofThese)
    .execute();
  const blocks = await db
    .selectFrom('availability_blocks')
    .select(['specialist_id', spansOf('availability_blocks').as('spans')])
    .where('specialist_id', '=', ofThese)
    .where('start_at', '<', past)
    .where('end_at', '>', from)
    .groupBy('specialist_id')
    .execute();
  const hidden = await db
    .selectFrom('hidden_times')
    .select(['specialist_id', spansOf('hidden_times').as('spans')])
    .where('specialist_id', '=', ofThese)
    .where('start_at', '<', past)
    .where('end_at', '>', from)
    .groupBy('specialist_id')
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .select(['specialist_id', 'start_at'])
    .where('specialist_id', '=', ofThese)
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .where('start_at', '>=', from)
    .where('start_at', '<', past)
    .execute();
  for (const { id, notice_hours: noticeHours, keeps_half_hour: keepsHalfHour } of rules) {
    const of = found.get(id);
    if (of) of.rules = { noticeHours, keepsHalfHour };
  }
  for (const { specialist_id, spans } of blocks) {
    const of = found.get(specialist_id);
    if (of && spans) of.blocks = spans;
  }
  for (const { specialist_id, spans } of hidden) {
    const of = found.get(specialist_id);
    if (of && spans) of.hidden = spans;
  }
  for (const row of bookings) found.get(row.specialist_id)?.busy.push({ startISO: row.start_at.toISOString() });
  return found;
}

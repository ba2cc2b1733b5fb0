import { joinBlocks, limits } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { spansOf } from '../db/spans-of.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';

export const timesAway: Handler<'timesAway'> = (ctx) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  return readTimesAway(ctx.db, specialistId, ctx.now());
};

const appointmentMs = limits.appointmentMinutes * 60_000;

/** Current and future time off with bookings inside, and busy times of other calendars, merged. */
export async function readTimesAway(db: Db, specialistId: string, now: Date): Promise<Answer<'timesAway'>> {
  const ahead = db.selectFrom('hidden_times').where('specialist_id', '=', specialistId).where('end_at', '>', now);
  const off = await ahead
    .select(['id', 'start_at', 'end_at'])
    .where('calendar_id', 'is', null)
    .orderBy('start_at')
    .orderBy('id')
    .execute();
  const busy = await ahead
    .select(spansOf('hidden_times').as('spans'))
    .where('calendar_id', 'is not', null)
    .executeTakeFirst();
  const bookings = await readBookings(db, specialistId, now);
  return {
    timeOff: off.map(({ id, start_at, end_at }) => ({
      timeOffId: id,
      startISO: start_at.toISOString(),
      endISO: end_at.toISOString(),
      bookings: bookings
        .filter((one) => one.start_at < end_at && one.start_at.getTime() + appointmentMs > start_at.getTime())
        .map((one) => ({ id: one.offer_id ?? one.selection_id, startISO: one.start_at.toISOString() })),
    })),
    busy: joinBlocks(busy?.spans ?? []),
  };
}

function readBookings(db: Db, specialistId: string, now: Date) {
  return db
    .selectFrom('bookings')
    .select(['selection_id', 'offer_id', 'start_at'])
    .where('specialist_id', '=', specialistId)
    .where('status', '=', sql<'CONFIRMED'>`'CONFIRMED'`)
    .where('start_at', '>', new Date(now.getTime() - appointmentMs))
    .orderBy('start_at')
    .execute();
}

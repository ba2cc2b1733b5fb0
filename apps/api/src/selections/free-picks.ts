import { freeSlots, limits } from '@tele/core';
import type { Db } from '../db/schema.ts';

interface Pick {
  specialistId: string;
  slotISO: string;
}

const day = 24 * 60 * 60_000;

/** The picks whose slot is not free now, by index: past, taken, off the grid or outside availability. Two queries for all picks. */
export async function takenPicks(db: Db, picks: readonly Pick[], now: Date): Promise<number[]> {
  const ids = picks.map(({ specialistId }) => specialistId);
  const until = new Date(now.getTime() + limits.slotDays * day);
  const blocks = await db
    .selectFrom('availability_blocks')
    .select(['specialist_id', 'start_at', 'end_at'])
    .where('specialist_id', 'in', ids)
    .where('start_at', '<', until)
    .where('end_at', '>', now)
    .execute();
  const busy = await db
    .selectFrom('bookings')
    .select(['specialist_id', 'start_at'])
    .where('specialist_id', 'in', ids)
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .where('start_at', '>', now)
    .where('start_at', '<', until)
    .execute();
  return picks.flatMap(({ specialistId, slotISO }, index) => {
    const slots = freeSlots({
      blocks: blocks
        .filter((one) => one.specialist_id === specialistId)
        .map(({ start_at, end_at }) => ({ startISO: start_at.toISOString(), endISO: end_at.toISOString() })),
      busy: busy
        .filter((one) => one.specialist_id === specialistId)
        .map(({ start_at }) => ({ startISO: start_at.toISOString() })),
      now,
      days: limits.slotDays,
    });
    const wanted = new Date(slotISO).toISOString();
    return slots.some(({ startISO }) => startISO === wanted) ? [] : [index];
  });
}

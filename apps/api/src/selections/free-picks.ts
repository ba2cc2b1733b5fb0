import { limits } from '@tele/core';
import { readFreeSlots } from '../availability/read-free-slots.ts';
import type { Db } from '../db/schema.ts';

interface Pick {
  specialistId: string;
  slotISO: string;
}

/** The picks whose slot is not free now, by index: past, taken, off the grid or outside availability. */
export async function takenPicks(db: Db, picks: readonly Pick[], now: Date): Promise<number[]> {
  const ids = picks.map(({ specialistId }) => specialistId);
  const free = await readFreeSlots(db, ids, { now, days: limits.slotDays });
  return picks.flatMap(({ specialistId, slotISO }, index) => {
    const wanted = new Date(slotISO).toISOString();
    return free.get(specialistId)?.some(({ startISO }) => startISO === wanted) ? [] : [index];
  });
}

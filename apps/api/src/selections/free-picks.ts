import { freeSlots, limits } from '@tele/core';
import { readAvailability } from '../availability/read-availability.ts';
import type { Db } from '../db/schema.ts';

interface Pick {
  specialistId: string;
  slotISO: string;
}

export async function takenPicks(db: Db, picks: readonly Pick[], now: Date): Promise<number[]> {
  const window = { now, days: limits.slotDays };
  const found = await readAvailability(
    db,
    picks.map(({ specialistId }) => specialistId),
    window,
  );
  return picks.flatMap(({ specialistId, slotISO }, index) => {
    const of = found.get(specialistId);
    if (!of) return [index];
    const pickStart = new Date(slotISO).toISOString();
    const end = new Date(Date.parse(slotISO) + limits.appointmentMinutes * 60_000).toISOString();
    // Only blocks that touch the slot matter.
    const near = of.blocks.filter((block) => block.startISO <= end && block.endISO >= pickStart);
    const free = freeSlots({ ...of, blocks: near, ...window });
    return free.some(({ startISO }) => startISO === pickStart) ? [] : [index];
  });
}

import { freeSlots, type Span } from '@tele/core';
import type { Db } from '../db/schema.ts';
import { readAvailability } from './read-availability.ts';

/** The free half hours of some specialists, by id: the rule `freeSlots` on what is stored. Four queries, however many specialists. */
export async function readFreeSlots(
  db: Db,
  specialistIds: readonly string[],
  window: { now: Date; days: number },
): Promise<Map<string, Span[]>> {
  const found = await readAvailability(db, specialistIds, window);
  return new Map([...found].map(([id, availability]) => [id, freeSlots({ ...availability, ...window })]));
}

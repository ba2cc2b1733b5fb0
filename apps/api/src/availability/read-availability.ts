import type { Db } from '../db/schema.ts';

/** What the rule `freeSlots` needs of one specialist, in ISO instants. */
export interface Availability {
  blocks: { startISO: string; endISO: string }[];
  busy: { startISO: string }[];
}

const dayMs = 86_400_000;

/**
 * Blocks and live bookings (claimed ones too) of some specialists between now and `days` ahead: two indexed reads, however
 * many specialists. Everyone asked for has an entry.
 */
export async function readAvailability(
  db: Db,
  specialistIds: readonly string[],
  window: { now: Date; days: number },
): Promise<Map<string, Availability>> {
  const from = window.now;
  const to = new Date(from.getTime() + window.days * dayMs);
  const found = new Map<string, Availability>(specialistIds.map((id) => [id, { blocks: [], busy: [] }]));
  const blocks = await db
    .selectFrom('availability_blocks')
    .select(['specialist_id', 'start_at', 'end_at'])
    .where('specialist_id', 'in', specialistIds)
    .where('start_at', '<', to)
    .where('end_at', '>', from)
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .select(['specialist_id', 'start_at'])
    .where('specialist_id', 'in', specialistIds)
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .execute();
  for (const row of blocks) {
    found
      .get(row.specialist_id)
      ?.blocks.push({ startISO: row.start_at.toISOString(), endISO: row.end_at.toISOString() });
  }
  for (const row of bookings) found.get(row.specialist_id)?.busy.push({ startISO: row.start_at.toISOString() });
  return found;
}

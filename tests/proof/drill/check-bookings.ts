import type { Database } from '../../../apps/api/src/db/open.ts';

/** Finds a person’s overlapping live bookings, and requests with 2 bookings without a reschedule. */
export async function checkBookings({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ a: string; b: string }>(`
    select a.id as a, b.id as b from bookings a join bookings b on a.id < b.id
    where a.status <> 'CANCELLED' and b.status <> 'CANCELLED'
      and ((a.selection_id = b.selection_id and a.reschedule_id is null and b.reschedule_id is null)
        or ((a.specialist_id = b.specialist_id or a.patient_id = b.patient_id)
          and a.start_at < b.end_at and b.start_at < a.end_at))`);
  return rows.map(({ a, b }) => `bookings ${a} and ${b} overlap`);
}

import type { Side } from './columns.ts';
import type { ColumnType } from 'kysely';
import type { DatabaseWritten, GeneratedInstant, Instant } from './columns.ts';

export interface Bookings {
  id: string;
  selection_id: string;
  /** Accepted candidate of the selection, or accepted offer. */
  candidate_id: string | null;
  offer_id: ColumnType<string | null, string | null | undefined, never>;
  /** Set while the time is held for a reschedule: neither booked nor claimed. */
  reschedule_id: ColumnType<string | null, string | null | undefined, never>;
  specialist_id: string;
  patient_id: string;
  start_at: Instant;
  end_at: Instant;
  fee_cents: number;
  status: 'CLAIMED' | 'CONFIRMED' | 'CANCELLED';
  cancelled_by: Side | null;
  claimed_until: Instant;
  /** Counted by a trigger: reschedules and cancellation. */
  sequence: DatabaseWritten<number>;
  created_at: GeneratedInstant;
}

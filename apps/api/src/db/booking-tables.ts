import type { Side } from './columns.ts';
import type { ColumnType } from 'kysely';
import type { DatabaseWritten, GeneratedInstant, Instant } from './columns.ts';

export interface Bookings {
  id: string;
  selection_id: string;
  /** What was accepted: a candidate of the selection, or an offer for it. */
  candidate_id: string | null;
  offer_id: ColumnType<string | null, string | null | undefined, never>;
  /** Of a time that is kept until the specialist answers whether the booking moves to it: neither booked nor being booked. */
  reschedule_id: ColumnType<string | null, string | null | undefined, never>;
  specialist_id: string;
  patient_id: string;
  start_at: Instant;
  end_at: Instant;
  fee_cents: number;
  status: 'CLAIMED' | 'CONFIRMED' | 'CANCELLED';
  cancelled_by: Side | null;
  claimed_until: Instant;
  /** Counted by a trigger: moves, and its end. */
  sequence: DatabaseWritten<number>;
  created_at: GeneratedInstant;
}

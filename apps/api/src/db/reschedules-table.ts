import type { RescheduleStatus } from '@tele/core';
import type { Generated } from 'kysely';
import type { InTheClear, Instant, DatabaseWritten, Encrypted } from './columns.ts';

/** What patients ask about moving their bookings. */
export interface Reschedules {
  id: string;
  /** In the order in which they were asked. */
  nth: DatabaseWritten<string>;
  booking_id: string;
  selection_id: string;
  specialist_id: string;
  patient_id: string;
  from_at: Instant;
  to_at: Instant;
  line: InTheClear;
  line_encrypted: Encrypted;
  state: Generated<RescheduleStatus>;
  answer_by: Instant;
  decided_at: Instant | null;
  created_at: Instant;
}

import type { RescheduleStatus } from '@tele/core';
import type { Generated } from 'kysely';
import type { InTheClear, Instant, DatabaseWritten, Encrypted } from './columns.ts';

export interface Reschedules {
  id: string;
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

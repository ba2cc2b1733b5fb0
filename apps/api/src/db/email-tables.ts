import type { MeetingWay, ReminderKind } from '@tele/core';
import type { ColumnType } from 'kysely';
import type { Instant, DatabaseWritten } from './columns.ts';

interface SpecialistMeetings {
  specialist_id: string;
  way: MeetingWay;
  video_url: string | null;
  instructions: string | null;
  said_at: Instant;
}

interface EmailPreferences {
  user_id: string;
  day_before: boolean;
  hours_before: boolean;
  chosen_at: Instant;
}

/** Which emails an account was sent. */
interface SentEmails {
  id: string;
  user_id: string;
  subject: string;
  sent_at: Instant;
}

/** When the last hour's emails to others were caused by a person's acts; `acts` and `caused_at` go together. */
interface CausedEmails {
  user_id: string;
  acts: string[];
  caused_at: Date[];
  changed_at: Instant;
}

/** Where to confirm a deletion, until the email is sent. */
interface DeletionEmails {
  id: string;
  email: string;
  specialist: boolean;
  /** Deletions at other companies, which the email waits for. */
  jobs: ColumnType<{ processor: 'identity' | 'payments' | 'storage'; jobId: string }[], string, never>;
  created_at: Instant;
}

interface RemindersDue {
  booking_id: string;
  remind_at: Instant;
}

interface RemindersWritten {
  booking_id: string;
  start_at: Instant;
  kind: ReminderKind;
  side: 'patient' | 'specialist';
}

interface Receipts {
  charge_id: string;
  number: DatabaseWritten<string>;
  issued_at: Instant;
  refunded_at: Instant | null;
}

/** How both meet, and what was written to them of it. */
export interface EmailTables {
  specialist_meetings: SpecialistMeetings;
  email_preferences: EmailPreferences;
  sent_emails: SentEmails;
  caused_emails: CausedEmails;
  deletion_emails: DeletionEmails;
  reminders_due: RemindersDue;
  reminders_written: RemindersWritten;
  receipts: Receipts;
}

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

interface SentEmails {
  id: string;
  user_id: string;
  subject: string;
  sent_at: Instant;
}

/** Emails to others that a person caused within the hour: `acts[i]` happened at `caused_at[i]`. */
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

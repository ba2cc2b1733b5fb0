import type {
  ApplicationField,
  CalendarFault,
  CalendarReading,
  DeclineReply,
  DocumentKind,
  Gender,
  PaymentStatus,
  ProfessionId,
  ProfileField,
  StateCode,
  Timeframe,
} from '@tele/core';
import type { ColumnType } from 'kysely';

type Optional<T> = [T] extends [never] ? never : T | undefined;

/** Column with a default. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, Optional<I>, U> : ColumnType<T, T | undefined, T>;
/** Null is read and may be left out; writing it is up to the column's own type. */
export type Nullable<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S | null, Optional<I>, U>
  : T | null;
/** Timestamps come out as Date and go in as Date or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** Written by the database itself. */
export type DatabaseWritten<T> = ColumnType<T, never, never>;
/** Clear value of an encrypted column, from earlier versions; only ever emptied. */
type InTheClear = ColumnType<string, null, null>;
/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
/** Never changed. */
type Fixed<T, I = T> = ColumnType<T, I, never>;
/** Written after the row. */
type Later<T> = ColumnType<T, undefined, T>;

export type ProfileType = 'SOLO' | 'EUCA_MD';
export type ScanState = 'scanning' | 'clean' | 'refused' | 'unavailable';

export interface ApplicationFault {
  field: ApplicationField;
  text: string;
}
/** Who entered each field, and when; without a partner, the person did. */
export type FieldEntries = Partial<Record<ProfileField, { at: string; partnerId: string | null }>>;

/** Types that the database does not have, for tables.ts. Null and defaults are added there. */
export interface ColumnTypes {
  'alerts.ended_at': ColumnType<Date, Date | null, Date | null>;
  'alerts.filters': Fixed<Record<string, unknown>, string>;
  'alerts.profession': ProfessionId;
  'alerts.state': StateCode;
  'applications.decided_hashes': ColumnType<Partial<Record<DocumentKind, string>>, undefined, string>;
  'applications.details': Json<Record<string, unknown>>;
  'applications.faults': Json<ApplicationFault[]>;
  'bookings.offer_id': Fixed<string, string | null>;
  'bookings.reschedule_id': Fixed<string, string | null>;
  /** Counted by a trigger: reschedules and cancellation. */
  'bookings.sequence': DatabaseWritten<number>;
  'busy_calendars.fault': CalendarFault;
  'busy_calendars.reading': Json<CalendarReading>;
  'candidates.fee_from_cents': Fixed<number, number | null>;
  'candidates.reply': DeclineReply;
  'charges.metadata': Fixed<Record<string, string>, string>;
  'deletion_emails.jobs': Fixed<{ processor: 'identity' | 'payments' | 'storage'; jobId: string }[], string>;
  'outbox.payload': Json<Record<string, string>>;
  'partner_details.dob': InTheClear;
  'partner_details.gender': Gender;
  'partner_details.name': ColumnType<string, string, string>;
  'partner_details.phone': InTheClear;
  'partner_details.state': StateCode;
  'partner_details.street': InTheClear;
  'partner_visits.day': Fixed<never, string>;
  'patient_profiles.dob': InTheClear;
  'patient_profiles.entered': Json<FieldEntries>;
  'patient_profiles.gender': Gender;
  'patient_profiles.phone': ColumnType<string, '', ''>;
  'patient_profiles.state': StateCode;
  'patient_profiles.street': InTheClear;
  'people.dob': InTheClear;
  'people.gender': Gender;
  'people.phone': InTheClear;
  'reschedules.line': InTheClear;
  'selections.agreed_at': Fixed<Date, Date | null>;
  'selections.agreed_wording': Fixed<string, string | null>;
  'selections.any_fee': Fixed<boolean>;
  'selections.payment_status': PaymentStatus;
  'selections.profession': ProfessionId;
  'selections.reason': InTheClear;
  'selections.timeframe': Fixed<Timeframe, Timeframe | null>;
  'selections.timeframe_words': InTheClear;
  'selections.wanted_state': ColumnType<StateCode, StateCode | null, null>;
  'sessions.ended_at': Later<Date>;
  'specialist_licences.states': StateCode[];
  'specialist_specialties.by_licence': Fixed<boolean>;
  'specialist_specialties.fee_from_cents': DatabaseWritten<number>;
  'specialist_specialties.free_from': DatabaseWritten<Date>;
  'specialist_specialties.free_halves': DatabaseWritten<string>;
  'specialist_specialties.gender': DatabaseWritten<Gender>;
  'specialist_specialties.known_until': DatabaseWritten<Date>;
  'specialist_specialties.languages': DatabaseWritten<string[]>;
  'specialist_specialties.listed': DatabaseWritten<boolean>;
  'specialist_specialties.main': Fixed<boolean>;
  'specialist_specialties.name': DatabaseWritten<string>;
  'specialist_specialties.notice_hours': DatabaseWritten<number>;
  'specialist_specialties.practice': DatabaseWritten<boolean>;
  'specialist_specialties.profession': ProfessionId;
  /** Copied from the specialist's address by a trigger; with `by_licence`, a state they are licensed in. */
  'specialist_specialties.state': Fixed<StateCode, StateCode | undefined>;
  'specialists.profession': ProfessionId;
  'specialists.state': StateCode;
  'uploads.copy_key': Later<string>;
  'uploads.scan': ColumnType<ScanState, undefined, ScanState>;
  'uploads.sha256': Later<string>;
  'users.deleted_at': ColumnType<Date, Date | null, Date>;
  'users.sessions_ended_at': Later<Date>;
}

import type {
  ApplicationField,
  CalendarFault,
  CalendarReading,
  CandidateStatus,
  DeclineReply,
  DocumentKind,
  Ending,
  Gender,
  PaymentStatus,
  ProfessionId,
  StateCode,
  Timeframe,
} from '@tele/core';
import type { AvailabilityTables } from './availability-tables.ts';
import type { Bookings } from './booking-tables.ts';
import type { ColumnType, Generated, Insertable, Kysely, Selectable } from 'kysely';
import type { GeneratedInstant, InTheClear, Instant, DatabaseWritten, Encrypted } from './columns.ts';
import type {
  ClinicDetails,
  ClinicVisits,
  DisconnectedClinics,
  EndedIdentities,
  Identities,
  PatientProfiles,
  People,
  SavedCards,
  Sessions,
  Users,
} from './account-tables.ts';
import type { Charges } from './charges-table.ts';
import type { CardTries, RateLimits } from './count-tables.ts';
import type { EmailTables } from './email-tables.ts';
import type { KeptTables } from './kept-tables.ts';
import type { ServiceTables } from './service-tables.ts';
import type { Reschedules } from './reschedules-table.ts';
import type { Offers, OfferSlots } from './offer-tables.ts';
import type { Reconciliations } from './reconciliations-table.ts';

export type ProfileType = 'SOLO' | 'EUCA_MD';

interface Specialists {
  id: string;
  user_id: string;
  name: string;
  profession: ProfessionId;
  profile_type: ProfileType;
  photo_url: string | null;
  photo_small_url: ColumnType<string | null, string | null | undefined, string | null>;
  city: string;
  state: StateCode;
  subspecialties: string[];
  bio: string;
  /** English first. */
  languages: Generated<string[]>;
  /** Lowest consultation fee in cents; null when unknown. */
  fee_from_cents: number | null;
  gender: ColumnType<Gender | null, Gender | null | undefined, Gender | null>;
  profile_version: Generated<number>;
  approved: Generated<boolean>;
  suspended_at: Instant | null;
  suspended_because: string | null;
  /** Limits of bookable times: availability/save-rules.ts. */
  notice_hours: Generated<number>;
  keeps_half_hour: Generated<boolean>;
  availability_version: Generated<number>;
  availability_saved_as: string | null;
  created_at: GeneratedInstant;
}
interface SpecialistSpecialties {
  specialist_id: string;
  profession: ProfessionId;
  specialty: string;
  /** Copied from the specialist's address by a trigger; with `by_licence`, a state they are licensed in. */
  state: ColumnType<StateCode, StateCode | undefined, never>;
  by_licence: ColumnType<boolean, boolean | undefined, never>;
  /** The row that a search of all states reads, when there are several. */
  main: ColumnType<boolean, boolean | undefined, never>;
  /** Copies and search order, kept by triggers (03-specialists.sql). */
  practice: DatabaseWritten<boolean>;
  name: DatabaseWritten<string>;
  listed: DatabaseWritten<boolean>;
  free_from: DatabaseWritten<Date>;
  notice_hours: DatabaseWritten<number>;
  /** Copies for search filters (0032-search-filters.sql); free half hours are a bit string. */
  gender: DatabaseWritten<Gender | null>;
  languages: DatabaseWritten<string[]>;
  fee_from_cents: DatabaseWritten<number | null>;
  free_halves: DatabaseWritten<string>;
  known_until: DatabaseWritten<Date>;
}
interface SpecialistLicences {
  specialist_id: string;
  kind: string;
  number: string;
  states: StateCode[];
}
interface BusyCalendars {
  id: string;
  specialist_id: string;
  place: number;
  name: string;
  address_encrypted: string;
  address_hash: string;
  next_read_at: Instant;
  read_at: Instant | null;
  failed_since: Instant | null;
  fault: CalendarFault | null;
  stopped_at: Instant | null;
  reading: ColumnType<CalendarReading | null, string | undefined, string>;
  read_job: string | null;
  put_off_at: Instant | null;
  created_at: Instant;
}
interface HiddenTimes {
  id: string;
  specialist_id: string;
  calendar_id: string | null;
  start_at: Instant;
  end_at: Instant;
}
interface CalendarFeeds {
  specialist_id: string;
  token_hash: string;
  token_encrypted: string;
  made_at: Instant;
}
interface Applications {
  id: string;
  user_id: string;
  profession: Generated<string>;
  profile_type: ProfileType;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  details: ColumnType<Record<string, unknown>, string, string>;
  contact_encrypted: Encrypted;
  created_at: GeneratedInstant;
  decided_at: Instant | null;
  decision_reason: string | null;
  made_as: string | null;
  decided_by: string | null;
  faults: ColumnType<ApplicationFault[], string | undefined, string>;
  note: string | null;
  taken_by: string | null;
  /** SHA-256 of each document, at the decision. */
  decided_hashes: ColumnType<Partial<Record<DocumentKind, string>> | null, undefined, string>;
}
export interface ApplicationFault {
  field: ApplicationField;
  text: string;
}
export type ScanState = 'scanning' | 'clean' | 'refused' | 'unavailable';

interface Uploads {
  key: string;
  user_id: string;
  kind: string;
  content_type: string;
  created_at: Instant;
  application_id: string | null;
  held_at: Instant | null;
  bytes: number | null;
  etag: string | null;
  delete_after: Instant | null;
  copy_key: ColumnType<string | null, undefined, string>;
  sha256: ColumnType<string | null, undefined, string>;
  scan: ColumnType<ScanState | null, undefined, ScanState>;
}
interface Selections {
  id: string;
  /** `open` asks for times. */
  kind: Generated<'picked' | 'open'>;
  patient_id: string;
  profession: ProfessionId;
  specialty: string;
  reason: InTheClear;
  reason_encrypted: Encrypted;
  fee_cap_cents: number | null;
  any_fee: ColumnType<boolean, boolean | undefined, never>;
  /** When the patient agreed to the fee, and the consent text's version (core `feeConsentVersion`). */
  agreed_at: ColumnType<Date | null, Date | null | undefined, never>;
  agreed_wording: ColumnType<string | null, string | null | undefined, never>;
  state: Generated<'OPEN' | 'BOOKED' | 'CANCELLED' | 'CLOSED'>;
  payment_status: PaymentStatus | null;
  submitted_at: Instant | null;
  expires_at: Instant | null;
  ended_because: Ending | null;
  deleted_at: Instant | null;
  /** The idempotency key it was made under. */
  made_as: string | null;
  /** Person booked for; null for the patient. */
  person_id: ColumnType<string | null, string | null | undefined, string | null>;
  partner_id: string | null;
  /** Open requests only. */
  timeframe: ColumnType<Timeframe | null, Timeframe | null | undefined, never>;
  timeframe_words: InTheClear;
  timeframe_words_encrypted: Encrypted;
  wanted_state: ColumnType<StateCode | null, StateCode | null | undefined, null>;
  created_at: GeneratedInstant;
}
interface PayoutAccounts {
  specialist_id: string;
  account_id: string;
  takes_money: Generated<boolean>;
  is_submitted: Generated<boolean>;
  disabled_because: string | null;
  asks: Generated<string[]>;
  asks_by: Instant | null;
  seen_at: Instant;
  created_at: Instant;
}
interface RequestDigests {
  specialist_id: string;
  told_at: Instant | null;
  is_due: Generated<boolean>;
}
interface Candidates {
  id: string;
  selection_id: string;
  specialist_id: string;
  /** Copied from the selection for the unique index: one request per specialist. */
  patient_id: string;
  start_at: Instant;
  status: Generated<CandidateStatus>;
  fee_cents: number | null;
  /** The fee the specialist advertised when the request was made. */
  fee_from_cents: ColumnType<number | null, number | null | undefined, never>;
  decided_at: Instant | null;
  reply: ColumnType<DeclineReply | null, DeclineReply | null | undefined, DeclineReply | null>;
}
interface Outbox {
  id: string;
  kind: string;
  payload: ColumnType<Record<string, string>, string, string>;
  run_at: GeneratedInstant;
  attempts: Generated<number>;
  done_at: Instant | null;
  failed_at: Instant | null;
  last_error: string | null;
  /** Job whose email reports that this one failed for good. */
  told_in: string | null;
  created_at: GeneratedInstant;
}
interface Audit {
  id: string;
  actor: string;
  action: string;
  subject: string;
  at: GeneratedInstant;
}
interface WebhookEvents {
  id: string;
  received_at: GeneratedInstant;
}
interface Partners {
  id: string;
  name: string;
  publishable_id: string;
  created_at: Instant;
  disabled_at: Instant | null;
}
interface PartnerOrigins {
  partner_id: string;
  origin: string;
}
interface PartnerKeys {
  id: string;
  partner_id: string;
  place: 1 | 2;
  hash: string;
  created_at: Instant;
  ended_at: Instant | null;
}
interface PartnerSignIns {
  id: string;
  partner_id: string;
  origin: string;
  /** SHA-256 of the page's verifier. */
  challenge: string;
  expires_at: Instant;
  approved_at: Instant | null;
  user_id: string | null;
  code_hash: string | null;
  exchanged_at: Instant | null;
}
interface PartnerSessions {
  id: string;
  partner_id: string;
  user_id: string;
  origin: string;
  refresh_hash: string;
  used_hashes: Generated<string[]>;
  expires_at: Instant;
  ended_at: Instant | null;
}
interface Commits {
  id: string;
  kept: Generated<boolean>;
}

interface News {
  mark: DatabaseWritten<string>;
  key: string;
  noted_at: GeneratedInstant;
}

export interface Schema extends AvailabilityTables, KeptTables, EmailTables, ServiceTables {
  users: Users;
  identities: Identities;
  patient_profiles: PatientProfiles;
  partner_details: ClinicDetails;
  partner_visits: ClinicVisits;
  disconnected_partners: DisconnectedClinics;
  people: People;
  saved_cards: SavedCards;
  sessions: Sessions;
  ended_identities: EndedIdentities;
  specialists: Specialists;
  specialist_specialties: SpecialistSpecialties;
  specialist_licences: SpecialistLicences;
  busy_calendars: BusyCalendars;
  hidden_times: HiddenTimes;
  calendar_feeds: CalendarFeeds;
  applications: Applications;
  uploads: Uploads;
  selections: Selections;
  candidates: Candidates;
  bookings: Bookings;
  reschedules: Reschedules;
  charges: Charges;
  outbox: Outbox;
  reconciliations: Reconciliations;
  audit: Audit;
  webhook_events: WebhookEvents;
  rate_limits: RateLimits;
  card_tries: CardTries;
  commits: Commits;
  partners: Partners;
  partner_origins: PartnerOrigins;
  partner_keys: PartnerKeys;
  partner_sign_ins: PartnerSignIns;
  partner_sessions: PartnerSessions;
  offers: Offers;
  offer_slots: OfferSlots;
  payout_accounts: PayoutAccounts;
  request_digests: RequestDigests;
  news: News;
}

export type Db = Kysely<Schema>;
export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;

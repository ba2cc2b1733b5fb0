import type {
  ApplicationField,
  CandidateStatus,
  Ending,
  PaymentStatus,
  ProfessionId,
  StateCode,
  Timeframe,
} from '@tele/core';
import type { ColumnType, Generated, Insertable, Kysely, Selectable } from 'kysely';

/** Timestamps come out as Date and go in as Date or ISO text. */
type Instant = ColumnType<Date, Date | string, Date | string>;
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written by the database itself. */
type Kept<T> = ColumnType<T, never, never>;
/** A side of a request. */
type Side = 'patient' | 'specialist';
type Role = Side | 'staff';
type Gender = 'Male' | 'Female' | 'Other';
export type ProfileType = 'SOLO' | 'EUCA_MD';

interface Users {
  id: string;
  email: string;
  role: Role | null;
  name: string | null;
  stripe_customer_id: string | null;
  /** Customers that the provider knew once, oldest first. */
  past_customer_ids: Generated<string[]>;
  created_at: GeneratedInstant;
}
interface Identities {
  provider_uid: string;
  user_id: string;
  created_at: GeneratedInstant;
}
interface PatientProfiles {
  user_id: string;
  phone: string;
  gender: Gender | null;
  /** A calendar date as text, YYYY-MM-DD. */
  dob: string | null;
  medicare_or_ihi_sealed: string | null;
  street: string | null;
  suburb: string | null;
  state: StateCode | null;
  postal_code: string | null;
  updated_at: GeneratedInstant;
}
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
  /** What a consultation costs at least, in cents; null when nothing is said. */
  fee_from_cents: number | null;
  profile_version: Generated<number>;
  approved: Generated<boolean>;
  suspended_at: Instant | null;
  suspended_because: string | null;
  availability_version: Generated<number>;
  availability_saved_as: string | null;
  created_at: GeneratedInstant;
}
interface SpecialistSpecialties {
  specialist_id: string;
  profession: ProfessionId;
  specialty: string;
  /** Of the specialist's address, copied by a trigger; with `by_licence`, a state that a licence of theirs is for. */
  state: ColumnType<StateCode, StateCode | undefined, never>;
  by_licence: ColumnType<boolean, boolean | undefined, never>;
  /** The one of several states that a search of all states reads. */
  main: ColumnType<boolean, boolean | undefined, never>;
  /** Copies of the specialist's own and the order of search, kept by triggers (0002-search-order.sql). */
  practice: Kept<boolean>;
  name: Kept<string>;
  listed: Kept<boolean>;
  free_from: Kept<Date>;
}
interface SpecialistLicences {
  specialist_id: string;
  kind: string;
  number: string;
  states: StateCode[];
}
interface AvailabilityBlocks {
  id: string;
  specialist_id: string;
  start_at: Instant;
  end_at: Instant;
}
interface Applications {
  id: string;
  user_id: string;
  profession: Generated<string>;
  profile_type: ProfileType;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  details: ColumnType<Record<string, unknown>, string, string>;
  created_at: GeneratedInstant;
  decided_at: Instant | null;
  decision_reason: string | null;
  /** The idempotency key it was made under. */
  made_as: string | null;
  decided_by: string | null;
  faults: ColumnType<ApplicationFault[], string | undefined, string>;
  note: string | null;
  taken_by: string | null;
}
export interface ApplicationFault {
  field: ApplicationField;
  text: string;
}
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
}
interface Selections {
  id: string;
  /** Specialists were picked, or are asked for times. */
  kind: Generated<'picked' | 'asked'>;
  patient_id: string;
  profession: ProfessionId;
  specialty: string;
  reason: string | null;
  fee_cap_cents: number | null;
  state: Generated<'OPEN' | 'BOOKED' | 'CANCELLED' | 'CLOSED'>;
  payment_status: PaymentStatus | null;
  submitted_at: Instant | null;
  expires_at: Instant | null;
  ended_because: Ending | null;
  deleted_at: Instant | null;
  /** The idempotency key it was made under. */
  made_as: string | null;
  /** On whose page it was made. */
  partner_id: string | null;
  /** Of one that asks for times alone. */
  timeframe: ColumnType<Timeframe | null, Timeframe | null | undefined, never>;
  timeframe_words: ColumnType<string | null, string | null | undefined, never>;
  wanted_state: ColumnType<StateCode | null, StateCode | null | undefined, never>;
  created_at: GeneratedInstant;
}
interface Offers {
  id: string;
  selection_id: string;
  specialist_id: string;
  patient_id: string;
  fee_cents: number;
  our_fee_cents: number;
  account_id: string;
  state: Generated<'OPEN' | 'ACCEPTED' | 'EXPIRED' | 'LOST' | 'WITHDRAWN'>;
  expires_at: Instant;
  decided_at: Instant | null;
  made_as: string | null;
  created_at: Instant;
}
interface OfferSlots {
  offer_id: string;
  start_at: Instant;
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
  /** The selection's own: what the index that lets a specialist be asked once needs. */
  patient_id: string;
  start_at: Instant;
  status: Generated<CandidateStatus>;
  fee_cents: number | null;
  decided_at: Instant | null;
}
interface Bookings {
  id: string;
  selection_id: string;
  /** What was accepted: a candidate of the selection, or an offer for it. */
  candidate_id: string | null;
  offer_id: ColumnType<string | null, string | null | undefined, never>;
  specialist_id: string;
  patient_id: string;
  start_at: Instant;
  end_at: Instant;
  fee_cents: number;
  status: 'CLAIMED' | 'CONFIRMED' | 'CANCELLED';
  cancelled_by: Side | null;
  claimed_until: Instant;
  created_at: GeneratedInstant;
}
interface Charges {
  id: string;
  /** What the money is for, in the words of the noun that charges it, such as `booking_fee`. */
  kind: string;
  subject_type: string;
  subject_id: string;
  user_id: string;
  amount_cents: number;
  /** Null where the card is given to the payment provider alone. */
  payment_method_id: string | null;
  /** The payout account that the money goes to, and what of it stays ours in cents; null where all of it is ours. */
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  our_fee_cents: ColumnType<number | null, number | null | undefined, number | null>;
  payment_intent_id: string | null;
  /** Whom the provider is asked for, under the key of `key_number`. */
  customer_id: string | null;
  key_number: Generated<number>;
  /** How often the provider answered with a fault of its own. */
  faults: Generated<number>;
  /** Why it ended without money: the provider's type and code. */
  failed_because: string | null;
  metadata: ColumnType<Record<string, string>, string, never>;
  /** REFUNDING: it is to be given back, and the provider has not done so yet. */
  status: 'STARTED' | 'ACTION_REQUIRED' | 'AUTHORISED' | 'CAPTURED' | 'FAILED' | 'RELEASED' | 'REFUNDING' | 'REFUNDED';
  /** Until when an authorisation holds, as the provider says. */
  capture_before: Instant | null;
  /** The provider's ids of refunds that the bank has sent back. */
  failed_refunds: Generated<string[]>;
  /** In the provider's words: `needs_response`, `under_review`, `won`, `lost`, …, and why the card's owner disputes it. */
  dispute_id: string | null;
  dispute_status: string | null;
  dispute_reason: string | null;
  dispute_cents: number | null;
  started_until: Instant;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}
interface Outbox {
  id: string;
  kind: string;
  payload: ColumnType<Record<string, string>, string, string>;
  run_at: GeneratedInstant;
  attempts: Generated<number>;
  done_at: Instant | null;
  failed_at: Instant | null;
  /** The name of the error of the last try that failed. */
  last_error: string | null;
  /** The job whose letter tells somebody that this one was given up. */
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
interface RateLimits {
  key: string;
  window_start: Instant;
  hits: number;
}
interface CardTries {
  key: string;
  charges: string[];
  tried_at: Instant;
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
  /** The SHA-256 of what the page keeps. */
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
  mark: Kept<string>;
  key: string;
  noted_at: GeneratedInstant;
}

export interface Schema {
  users: Users;
  identities: Identities;
  patient_profiles: PatientProfiles;
  specialists: Specialists;
  specialist_specialties: SpecialistSpecialties;
  specialist_licences: SpecialistLicences;
  availability_blocks: AvailabilityBlocks;
  applications: Applications;
  uploads: Uploads;
  selections: Selections;
  candidates: Candidates;
  bookings: Bookings;
  charges: Charges;
  outbox: Outbox;
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

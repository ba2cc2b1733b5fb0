import type { Gender, ProfileField, Relation, StateCode } from '@tele/core';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedInstant, InTheClear, Instant, Encrypted } from './columns.ts';

export interface Users {
  id: string;
  email: string;
  role: 'patient' | 'specialist' | 'staff' | null;
  name: string | null;
  stripe_customer_id: string | null;
  /** Earlier customer IDs at the provider, oldest first. */
  past_customer_ids: Generated<string[]>;
  /** Sign-ins up to then are invalid. */
  sessions_ended_at: ColumnType<Date | null, undefined, Date>;
  /** Set once the account is deleted; the row then has no name. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date>;
  created_at: GeneratedInstant;
}
export interface Identities {
  provider_uid: string;
  user_id: string;
  created_at: GeneratedInstant;
}
export interface PatientProfiles {
  user_id: string;
  phone: ColumnType<string, '', ''>;
  phone_encrypted: Encrypted;
  gender: Gender | null;
  /** A calendar date as text, YYYY-MM-DD. */
  dob: InTheClear;
  dob_encrypted: Encrypted;
  medicare_or_ihi_encrypted: string | null;
  street: InTheClear;
  street_encrypted: Encrypted;
  suburb: string | null;
  state: StateCode | null;
  postal_code: string | null;
  updated_at: GeneratedInstant;
  /** Who entered each field, and when; empty for fields from before this was recorded. */
  entered: ColumnType<FieldEntries, string | undefined, string>;
}
/** The partner is null for the person's own entry. */
export type FieldEntries = Partial<Record<ProfileField, { at: string; partnerId: string | null }>>;

/** Details entered on a clinic's site, for bookings through that clinic until the person confirms them. */
export interface ClinicDetails {
  id: string;
  user_id: string;
  partner_id: string;
  name: ColumnType<string | null, string | undefined, string>;
  phone: InTheClear;
  phone_encrypted: Encrypted;
  gender: ColumnType<Gender | null, Gender | null | undefined, Gender | null>;
  /** A calendar date as text, YYYY-MM-DD. */
  dob: InTheClear;
  dob_encrypted: Encrypted;
  medicare_or_ihi_encrypted: Encrypted;
  street: InTheClear;
  street_encrypted: Encrypted;
  suburb: ColumnType<string | null, string | null | undefined, string | null>;
  state: ColumnType<StateCode | null, StateCode | null | undefined, StateCode | null>;
  postal_code: ColumnType<string | null, string | null | undefined, string | null>;
  entered_at: Instant;
  dismissed_at: Instant | null;
}
/** Day in Sydney when a clinic signed a person in. */
export interface ClinicVisits {
  user_id: string;
  partner_id: string;
  day: ColumnType<never, string, never>;
  at: Instant;
  times: number;
}
/** A clinic that cannot sign the person in until they agree again. */
export interface DisconnectedClinics {
  user_id: string;
  partner_id: string;
  at: Instant;
}
export interface People {
  id: string;
  user_id: string;
  name: string;
  relation: Relation;
  /** Null when the booker's phone is used. */
  phone: InTheClear;
  phone_encrypted: Encrypted;
  gender: Gender | null;
  /** A calendar date as text, YYYY-MM-DD. */
  dob: InTheClear;
  dob_encrypted: Encrypted;
  medicare_or_ihi_encrypted: string | null;
  consented_at: Instant;
  removed_at: Instant | null;
  /** The idempotency key they were added under. */
  made_as: string | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface SavedCards {
  id: string;
  user_id: string;
  payment_method_id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  saved_at: Instant;
  used_at: Instant;
}

export interface Sessions {
  id: string;
  user_id: string;
  /** Browser and system in words. */
  device: string | null;
  signed_in_at: Instant;
  seen_at: Instant;
  ended_at: ColumnType<Date | null, undefined, Date>;
}

export interface EndedIdentities {
  /** The SHA-256 of a provider's uid. */
  uid_hash: string;
  ended_at: Instant;
}

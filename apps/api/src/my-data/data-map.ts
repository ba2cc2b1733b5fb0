/** Kind of data with its purpose, readers and retention, listed in `docs/privacy.md`. */
interface DataKind {
  purpose: string;
  seenBy: string;
  kept: string;
  onDeletion: 'deleted' | 'kept' | 'not personal';
}

export const dataKinds = {
  contact: {
    purpose: 'Reach the person and send emails.',
    seenBy: 'The person; the specialist of an appointment; staff who check an application.',
    kept: 'Sent emails: 365 days; the rest until deletion.',
    onDeletion: 'deleted',
  },
  profile: {
    purpose: 'Identify patients and the people they book for.',
    seenBy: 'The person; the specialist of an appointment.',
    kept: 'Until deletion.',
    onDeletion: 'deleted',
  },
  health: {
    purpose: 'Tell specialists what the appointment is about.',
    seenBy: 'The person; the specialists they ask.',
    kept: 'Until deletion.',
    onDeletion: 'deleted',
  },
  choice: {
    purpose: 'Remember favourites, alerts, email preferences, saved cards.',
    seenBy: 'The person.',
    kept: 'Until removed, or deletion.',
    onDeletion: 'deleted',
  },
  application: {
    purpose: 'Check that a specialist may practise.',
    seenBy: 'The applicant; staff who check it.',
    kept: 'Documents: 90 days after the decision; the rest until deletion.',
    onDeletion: 'deleted',
  },
  listing: {
    purpose: 'Show the specialist in search.',
    seenBy: 'Everyone.',
    kept: 'Until deletion.',
    onDeletion: 'deleted',
  },
  schedule: {
    purpose: 'Offer free times and avoid double bookings.',
    seenBy: 'The specialist; everyone sees free times.',
    kept: 'Until deletion.',
    onDeletion: 'deleted',
  },
  session: {
    purpose: 'Keep the person signed in, and tell them of a new device.',
    seenBy: 'The person, as ‘Where you’re signed in’.',
    kept: 'Up to 90 days; the last device until deletion.',
    onDeletion: 'deleted',
  },
  name: {
    purpose: 'Show patients who they saw, for their records.',
    seenBy: 'Everyone while listed; afterwards the patients they saw.',
    kept: 'Not pruned.',
    onDeletion: 'kept',
  },
  record: {
    purpose: 'Keep requests, appointments and offers, without names after deletion.',
    seenBy: 'The patient and the specialist.',
    kept: 'Not pruned; unpaid requests for 30 days.',
    onDeletion: 'kept',
  },
  money: {
    purpose: 'Charge, refund and prove payments.',
    seenBy: 'The payer; staff.',
    kept: 'Not pruned.',
    onDeletion: 'kept',
  },
  audit: {
    purpose: 'Prove who read or changed what.',
    seenBy: 'The person, as ‘Who has seen my details’; staff.',
    kept: 'Seven years.',
    onDeletion: 'kept',
  },
  brief: {
    purpose: 'Run work and limits, by id.',
    seenBy: 'No one.',
    kept: 'Up to 30 days (`db/kept-days.ts`).',
    onDeletion: 'kept',
  },
  system: {
    purpose: 'Run the service.',
    seenBy: 'Staff.',
    kept: 'While needed.',
    onDeletion: 'not personal',
  },
} as const satisfies Record<string, DataKind>;

type Kind = keyof typeof dataKinds;

export const dataMap: Readonly<Record<string, Readonly<Partial<Record<Kind, string>>>>> = {
  alerts: {
    choice:
      'id user_id profession specialty specialist_id state filters what created_at until look_at known_halves ended_at ended_because',
  },
  applications: {
    application:
      'id user_id profile_type status details contact_encrypted created_at decided_at decision_reason profession made_as decided_by faults note taken_by decided_hashes',
  },
  audit: { audit: 'id actor action subject at' },
  availability_blocks: { schedule: 'id specialist_id start_at end_at' },
  availability_reads: { schedule: 'specialist_id start_at end_at read_at' },
  bookings: {
    record:
      'id selection_id candidate_id specialist_id patient_id start_at end_at status cancelled_by claimed_until created_at doubles offer_id sequence reschedule_id',
    money: 'fee_cents',
  },
  busy_calendars: {
    schedule:
      'id specialist_id place name address_encrypted address_hash next_read_at reading_since read_at failed_since fault created_at stopped_at reading read_job put_off_at',
  },
  calendar_feeds: { schedule: 'specialist_id token_hash token_encrypted made_at' },
  candidates: {
    record: 'id selection_id specialist_id start_at status decided_at patient_id doubles reply',
    money: 'fee_cents fee_from_cents',
  },
  card_tries: { brief: 'key charges tried_at' },
  caused_emails: { session: 'user_id acts caused_at changed_at' },
  charges: {
    money:
      'id kind user_id amount_cents payment_method_id payment_intent_id status started_until created_at updated_at subject_type subject_id metadata customer_id key_number faults failed_because capture_before failed_refunds dispute_id dispute_status dispute_reason dispute_cents account_id our_fee_cents saves_card card_brand card_last4 card_wallet',
  },
  commits: { system: 'id kept' },
  deletion_emails: { brief: 'id email specialist jobs created_at' },
  disconnected_partners: { choice: 'user_id partner_id at' },
  email_preferences: { choice: 'user_id day_before hours_before chosen_at' },
  ended_identities: { brief: 'uid_hash ended_at' },
  favourites: { choice: 'user_id specialist_id added_at' },
  field_keys: { system: 'id proof noted_at retired_at' },
  hidden_times: { schedule: 'id specialist_id calendar_id start_at end_at' },
  identities: { session: 'provider_uid user_id created_at' },
  migration_leases: { system: 'name holder until' },
  migrations: { system: 'name run_at checksum' },
  news: { brief: 'mark key noted_at' },
  offer_slots: { record: 'offer_id start_at' },
  offers: {
    record: 'id selection_id specialist_id patient_id state expires_at decided_at made_as created_at',
    money: 'fee_cents our_fee_cents account_id',
  },
  outbox: { brief: 'id kind payload run_at attempts done_at failed_at created_at last_error told_in' },
  partner_details: {
    contact: 'phone phone_encrypted',
    profile:
      'id user_id partner_id name gender dob dob_encrypted street_encrypted medicare_or_ihi_encrypted street suburb state postal_code entered_at dismissed_at',
  },
  partner_keys: { system: 'id partner_id place hash created_at ended_at' },
  partner_origins: { system: 'partner_id origin' },
  partner_sessions: { session: 'id partner_id user_id origin refresh_hash used_hashes expires_at ended_at' },
  partner_sign_ins: {
    session: 'id partner_id origin challenge expires_at approved_at user_id code_hash exchanged_at',
  },
  partner_visits: { session: 'user_id partner_id day at times' },
  partners: { system: 'id name publishable_id created_at disabled_at' },
  passkey_challenges: { session: 'id challenge user_id user_handle expires_at' },
  passkeys: {
    session: 'id user_id credential_id user_handle public_key counter transports synced name added_at used_at',
  },
  patient_profiles: {
    contact: 'phone phone_encrypted',
    profile:
      'user_id gender dob dob_encrypted street_encrypted medicare_or_ihi_encrypted street suburb state postal_code updated_at entered',
  },
  payout_accounts: {
    money: 'specialist_id account_id takes_money is_submitted disabled_because asks asks_by seen_at created_at',
  },
  people: {
    contact: 'phone phone_encrypted',
    profile:
      'id user_id name relation gender dob dob_encrypted medicare_or_ihi_encrypted consented_at removed_at made_as created_at updated_at',
  },
  rate_limits: { brief: 'key window_start hits' },
  read_only: { system: 'one since until reason' },
  receipts: { money: 'charge_id number issued_at refunded_at' },
  reconciliations: { system: 'id since charges payments differences put_right ended_at' },
  reminders_due: { brief: 'booking_id remind_at' },
  reminders_written: { brief: 'booking_id start_at kind side' },
  request_digests: { schedule: 'specialist_id told_at is_due' },
  reschedules: {
    record:
      'id nth booking_id selection_id specialist_id patient_id from_at to_at state answer_by decided_at created_at',
    health: 'line line_encrypted',
  },
  saved_cards: { choice: 'id user_id payment_method_id brand last4 wallet exp_month exp_year saved_at used_at' },
  selections: {
    record:
      'id patient_id profession specialty state payment_status submitted_at expires_at deleted_at created_at ended_because partner_id kind timeframe any_fee agreed_at agreed_wording',
    health: 'reason reason_encrypted timeframe_words timeframe_words_encrypted wanted_state person_id made_as',
    money: 'fee_cap_cents',
  },
  sent_emails: { contact: 'id user_id subject sent_at' },
  sessions: { session: 'id user_id device signed_in_at seen_at ended_at' },
  specialist_licences: { name: 'specialist_id kind number states' },
  specialist_meetings: { schedule: 'specialist_id way video_url instructions said_at' },
  specialist_specialties: {
    listing:
      'specialist_id profession specialty state practice name listed free_from by_licence main gender languages fee_from_cents free_halves known_until notice_hours',
  },
  specialists: {
    name: 'id user_id name profession profile_type city state created_at',
    listing:
      'photo_url photo_small_url subspecialties bio languages fee_from_cents gender suspended_at suspended_because usual_reply usual_reply_until',
    schedule: 'availability_saved_as',
    system: 'approved availability_version profile_version notice_hours keeps_half_hour',
  },
  uploads: {
    application:
      'key user_id kind content_type created_at application_id held_at bytes etag delete_after copy_key sha256 scan',
  },
  users: {
    contact: 'email name',
    record: 'id created_at deleted_at sessions_ended_at',
    choice: 'role',
    money: 'stripe_customer_id past_customer_ids',
  },
  webhook_events: { system: 'id received_at' },
};

export const columnsOf = (table: string, kind: Kind): string[] => dataMap[table]?.[kind]?.split(' ') ?? [];

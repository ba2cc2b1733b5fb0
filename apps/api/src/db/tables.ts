// Written by tooling/write-schema.ts from the migrations, which explain the columns, and ColumnTypes.
import type { ColumnTypes, DatabaseWritten, Generated, Instant, Nullable } from './columns.ts';

export interface Schema {
  alerts: {
    id: string;
    user_id: string;
    profession: ColumnTypes['alerts.profession'];
    specialty: string | null;
    specialist_id: string | null;
    state: Nullable<ColumnTypes['alerts.state']>;
    filters: Generated<ColumnTypes['alerts.filters']>;
    what: string;
    created_at: Instant;
    until: Instant;
    look_at: Instant;
    known_halves: string | null;
    ended_at: Nullable<ColumnTypes['alerts.ended_at']>;
    ended_because: 'told' | 'booked' | 'over' | 'stopped' | null;
  };
  applications: {
    id: string;
    user_id: string;
    profile_type: 'SOLO' | 'EUCA_MD';
    status: 'PENDING' | 'APPROVED' | 'REJECTED';
    details: ColumnTypes['applications.details'];
    created_at: Generated<Instant>;
    decided_at: Instant | null;
    decision_reason: string | null;
    profession: Generated<string>;
    made_as: string | null;
    decided_by: string | null;
    faults: Generated<ColumnTypes['applications.faults']>;
    note: string | null;
    taken_by: string | null;
    decided_hashes: Nullable<ColumnTypes['applications.decided_hashes']>;
    contact_encrypted: string | null;
  };
  audit: {
    id: string;
    actor: string;
    action: string;
    subject: string;
    at: Generated<Instant>;
  };
  availability_blocks: {
    id: string;
    specialist_id: string;
    start_at: Instant;
    end_at: Instant;
  };
  availability_reads: {
    specialist_id: string;
    start_at: Instant | null;
    end_at: Instant | null;
    read_at: Instant;
  };
  bookings: {
    id: string;
    selection_id: string;
    candidate_id: string | null;
    specialist_id: string;
    patient_id: string;
    start_at: Instant;
    end_at: Instant;
    fee_cents: number;
    status: 'CLAIMED' | 'CONFIRMED' | 'CANCELLED';
    cancelled_by: 'patient' | 'specialist' | null;
    claimed_until: Instant;
    created_at: Generated<Instant>;
    doubles: Generated<boolean>;
    offer_id: Nullable<ColumnTypes['bookings.offer_id']>;
    sequence: Generated<ColumnTypes['bookings.sequence']>;
    reschedule_id: Nullable<ColumnTypes['bookings.reschedule_id']>;
  };
  busy_calendars: {
    id: string;
    specialist_id: string;
    place: number;
    name: string;
    address_encrypted: string;
    address_hash: string;
    next_read_at: Instant;
    reading_since: Instant | null;
    read_at: Instant | null;
    failed_since: Instant | null;
    fault: Nullable<ColumnTypes['busy_calendars.fault']>;
    created_at: Instant;
    stopped_at: Instant | null;
    reading: Nullable<ColumnTypes['busy_calendars.reading']>;
    read_job: string | null;
    put_off_at: Instant | null;
  };
  calendar_feeds: {
    specialist_id: string;
    token_hash: string;
    token_encrypted: string;
    made_at: Instant;
  };
  candidates: {
    id: string;
    selection_id: string;
    specialist_id: string;
    start_at: Instant;
    status: Generated<'PENDING' | 'ACCEPTED' | 'DECLINED' | 'LOST' | 'CANCELLED'>;
    fee_cents: number | null;
    decided_at: Instant | null;
    patient_id: string;
    doubles: Generated<boolean>;
    reply: Nullable<ColumnTypes['candidates.reply']>;
    fee_from_cents: Nullable<ColumnTypes['candidates.fee_from_cents']>;
  };
  card_tries: {
    key: string;
    charges: string[];
    tried_at: Instant;
  };
  caused_emails: {
    user_id: string;
    acts: string[];
    caused_at: Date[];
    changed_at: Instant;
  };
  charges: {
    id: string;
    kind: string;
    user_id: string;
    amount_cents: number;
    payment_method_id: string | null;
    payment_intent_id: string | null;
    status: 'STARTED' | 'ACTION_REQUIRED' | 'AUTHORISED' | 'CAPTURED' | 'FAILED' | 'RELEASED' | 'REFUNDING' | 'REFUNDED';
    started_until: Instant;
    created_at: Generated<Instant>;
    updated_at: Generated<Instant>;
    subject_type: string;
    subject_id: string;
    metadata: ColumnTypes['charges.metadata'];
    customer_id: string | null;
    key_number: Generated<number>;
    faults: Generated<number>;
    failed_because: string | null;
    capture_before: Instant | null;
    failed_refunds: Generated<string[]>;
    dispute_id: string | null;
    dispute_status: string | null;
    dispute_reason: string | null;
    dispute_cents: number | null;
    account_id: string | null;
    our_fee_cents: number | null;
    saves_card: Generated<boolean>;
    card_brand: string | null;
    card_last4: string | null;
    card_wallet: string | null;
  };
  commits: {
    id: string;
    kept: Generated<boolean>;
  };
  deletion_emails: {
    id: string;
    email: string;
    specialist: boolean;
    created_at: Instant;
    jobs: Generated<ColumnTypes['deletion_emails.jobs']>;
  };
  disconnected_partners: {
    user_id: string;
    partner_id: string;
    at: Instant;
  };
  email_preferences: {
    user_id: string;
    day_before: boolean;
    hours_before: boolean;
    chosen_at: Instant;
  };
  ended_identities: {
    uid_hash: string;
    ended_at: Instant;
  };
  favourites: {
    user_id: string;
    specialist_id: string;
    added_at: Instant;
  };
  field_keys: {
    id: string;
    proof: string | null;
    noted_at: Instant;
    retired_at: Instant | null;
  };
  hidden_times: {
    id: string;
    specialist_id: string;
    calendar_id: string | null;
    start_at: Instant;
    end_at: Instant;
  };
  identities: {
    provider_uid: string;
    user_id: string;
    created_at: Generated<Instant>;
  };
  migration_leases: {
    name: string;
    holder: string;
    until: Instant;
  };
  migrations: {
    name: string;
    run_at: Generated<Instant>;
    checksum: string;
  };
  news: {
    mark: DatabaseWritten<string>;
    key: string;
    noted_at: Generated<Instant>;
  };
  offer_slots: {
    offer_id: string;
    start_at: Instant;
  };
  offers: {
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
  };
  outbox: {
    id: string;
    kind: string;
    payload: ColumnTypes['outbox.payload'];
    run_at: Generated<Instant>;
    attempts: Generated<number>;
    done_at: Instant | null;
    failed_at: Instant | null;
    created_at: Generated<Instant>;
    last_error: string | null;
    told_in: string | null;
  };
  partner_details: {
    id: string;
    user_id: string;
    partner_id: string;
    name: Nullable<ColumnTypes['partner_details.name']>;
    phone: Nullable<ColumnTypes['partner_details.phone']>;
    gender: Nullable<ColumnTypes['partner_details.gender']>;
    dob: Nullable<ColumnTypes['partner_details.dob']>;
    medicare_or_ihi_encrypted: string | null;
    street: Nullable<ColumnTypes['partner_details.street']>;
    suburb: string | null;
    state: Nullable<ColumnTypes['partner_details.state']>;
    postal_code: string | null;
    entered_at: Instant;
    dismissed_at: Instant | null;
    phone_encrypted: string | null;
    dob_encrypted: string | null;
    street_encrypted: string | null;
  };
  partner_keys: {
    id: string;
    partner_id: string;
    place: 1 | 2;
    hash: string;
    created_at: Instant;
    ended_at: Instant | null;
  };
  partner_origins: {
    partner_id: string;
    origin: string;
  };
  partner_sessions: {
    id: string;
    partner_id: string;
    user_id: string;
    origin: string;
    refresh_hash: string;
    used_hashes: Generated<string[]>;
    expires_at: Instant;
    ended_at: Instant | null;
  };
  partner_sign_ins: {
    id: string;
    partner_id: string;
    origin: string;
    challenge: string;
    expires_at: Instant;
    approved_at: Instant | null;
    user_id: string | null;
    code_hash: string | null;
    exchanged_at: Instant | null;
  };
  partner_visits: {
    user_id: string;
    partner_id: string;
    day: ColumnTypes['partner_visits.day'];
    at: Instant;
    times: number;
  };
  partners: {
    id: string;
    name: string;
    publishable_id: string;
    created_at: Instant;
    disabled_at: Instant | null;
  };
  passkey_challenges: {
    id: string;
    challenge: string;
    user_id: string | null;
    user_handle: string | null;
    expires_at: Instant;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: string;
    user_handle: string;
    public_key: string;
    counter: string;
    transports: string[];
    synced: boolean;
    name: string;
    added_at: Instant;
    used_at: Instant | null;
  };
  patient_profiles: {
    user_id: string;
    phone: ColumnTypes['patient_profiles.phone'];
    gender: Nullable<ColumnTypes['patient_profiles.gender']>;
    dob: Nullable<ColumnTypes['patient_profiles.dob']>;
    medicare_or_ihi_encrypted: string | null;
    street: Nullable<ColumnTypes['patient_profiles.street']>;
    suburb: string | null;
    state: Nullable<ColumnTypes['patient_profiles.state']>;
    postal_code: string | null;
    updated_at: Generated<Instant>;
    entered: Generated<ColumnTypes['patient_profiles.entered']>;
    phone_encrypted: string | null;
    dob_encrypted: string | null;
    street_encrypted: string | null;
  };
  payout_accounts: {
    specialist_id: string;
    account_id: string;
    takes_money: Generated<boolean>;
    is_submitted: Generated<boolean>;
    disabled_because: string | null;
    asks: Generated<string[]>;
    asks_by: Instant | null;
    seen_at: Instant;
    created_at: Instant;
  };
  people: {
    id: string;
    user_id: string;
    name: string;
    relation: 'child' | 'parent' | 'partner' | 'other';
    phone: Nullable<ColumnTypes['people.phone']>;
    gender: Nullable<ColumnTypes['people.gender']>;
    dob: Nullable<ColumnTypes['people.dob']>;
    medicare_or_ihi_encrypted: string | null;
    consented_at: Instant;
    removed_at: Instant | null;
    made_as: string | null;
    created_at: Instant;
    updated_at: Instant;
    phone_encrypted: string | null;
    dob_encrypted: string | null;
  };
  rate_limits: {
    key: string;
    window_start: Instant;
    hits: number;
  };
  read_only: {
    one: Generated<boolean>;
    since: Instant;
    until: Instant | null;
    reason: string | null;
  };
  receipts: {
    charge_id: string;
    number: DatabaseWritten<string>;
    issued_at: Instant;
    refunded_at: Instant | null;
  };
  reconciliations: {
    id: string;
    since: Instant | null;
    charges: number;
    payments: number;
    differences: number;
    put_right: number;
    ended_at: Instant;
  };
  reminders_due: {
    booking_id: string;
    remind_at: Instant;
  };
  reminders_written: {
    booking_id: string;
    start_at: Instant;
    kind: 'day' | 'hours';
    side: 'patient' | 'specialist';
  };
  request_digests: {
    specialist_id: string;
    told_at: Instant | null;
    is_due: Generated<boolean>;
  };
  reschedules: {
    id: string;
    nth: DatabaseWritten<string>;
    booking_id: string;
    selection_id: string;
    specialist_id: string;
    patient_id: string;
    from_at: Instant;
    to_at: Instant;
    line: Nullable<ColumnTypes['reschedules.line']>;
    state: Generated<'ASKED' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'ENDED' | 'CANCELLED'>;
    answer_by: Instant;
    decided_at: Instant | null;
    created_at: Instant;
    line_encrypted: string | null;
  };
  saved_cards: {
    id: string;
    user_id: string;
    payment_method_id: string;
    brand: string;
    last4: string;
    wallet: string | null;
    exp_month: number;
    exp_year: number;
    saved_at: Instant;
    used_at: Instant;
  };
  selections: {
    id: string;
    patient_id: string;
    profession: ColumnTypes['selections.profession'];
    specialty: string;
    reason: Nullable<ColumnTypes['selections.reason']>;
    fee_cap_cents: number | null;
    state: Generated<'OPEN' | 'BOOKED' | 'CANCELLED' | 'CLOSED'>;
    payment_status: Nullable<ColumnTypes['selections.payment_status']>;
    submitted_at: Instant | null;
    expires_at: Instant | null;
    deleted_at: Instant | null;
    created_at: Generated<Instant>;
    ended_because: 'withdrawn' | 'none-left' | 'lapsed' | 'unpaid' | 'booking-cancelled' | null;
    made_as: string | null;
    partner_id: string | null;
    kind: Generated<'picked' | 'open'>;
    timeframe: Nullable<ColumnTypes['selections.timeframe']>;
    timeframe_words: Nullable<ColumnTypes['selections.timeframe_words']>;
    wanted_state: Nullable<ColumnTypes['selections.wanted_state']>;
    person_id: string | null;
    any_fee: Generated<ColumnTypes['selections.any_fee']>;
    agreed_at: Nullable<ColumnTypes['selections.agreed_at']>;
    agreed_wording: Nullable<ColumnTypes['selections.agreed_wording']>;
    reason_encrypted: string | null;
    timeframe_words_encrypted: string | null;
  };
  sent_emails: {
    id: string;
    user_id: string;
    subject: string;
    sent_at: Instant;
  };
  sessions: {
    id: string;
    user_id: string;
    device: string | null;
    signed_in_at: Instant;
    seen_at: Instant;
    ended_at: Nullable<ColumnTypes['sessions.ended_at']>;
  };
  specialist_licences: {
    specialist_id: string;
    kind: string;
    number: string;
    states: ColumnTypes['specialist_licences.states'];
  };
  specialist_meetings: {
    specialist_id: string;
    way: 'phone' | 'video';
    video_url: string | null;
    instructions: string | null;
    said_at: Instant;
  };
  specialist_specialties: {
    specialist_id: string;
    profession: ColumnTypes['specialist_specialties.profession'];
    specialty: string;
    state: ColumnTypes['specialist_specialties.state'];
    practice: ColumnTypes['specialist_specialties.practice'];
    name: ColumnTypes['specialist_specialties.name'];
    listed: ColumnTypes['specialist_specialties.listed'];
    free_from: Generated<ColumnTypes['specialist_specialties.free_from']>;
    by_licence: Generated<ColumnTypes['specialist_specialties.by_licence']>;
    main: Generated<ColumnTypes['specialist_specialties.main']>;
    gender: Nullable<ColumnTypes['specialist_specialties.gender']>;
    languages: Generated<ColumnTypes['specialist_specialties.languages']>;
    fee_from_cents: Nullable<ColumnTypes['specialist_specialties.fee_from_cents']>;
    free_halves: Generated<ColumnTypes['specialist_specialties.free_halves']>;
    known_until: Generated<ColumnTypes['specialist_specialties.known_until']>;
    notice_hours: Generated<ColumnTypes['specialist_specialties.notice_hours']>;
  };
  specialists: {
    id: string;
    user_id: string;
    name: string;
    profession: ColumnTypes['specialists.profession'];
    profile_type: 'SOLO' | 'EUCA_MD';
    photo_url: string | null;
    city: string;
    state: ColumnTypes['specialists.state'];
    subspecialties: Generated<string[]>;
    bio: Generated<string>;
    approved: Generated<boolean>;
    created_at: Generated<Instant>;
    availability_version: Generated<number>;
    availability_saved_as: string | null;
    suspended_at: Instant | null;
    suspended_because: string | null;
    photo_small_url: string | null;
    languages: Generated<string[]>;
    fee_from_cents: number | null;
    profile_version: Generated<number>;
    gender: 'Male' | 'Female' | 'Other' | null;
    notice_hours: Generated<number>;
    keeps_half_hour: Generated<boolean>;
    usual_reply: '1-hour' | '2-hours' | 'same-day' | null;
    usual_reply_until: Instant | null;
  };
  uploads: {
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
    copy_key: Nullable<ColumnTypes['uploads.copy_key']>;
    sha256: Nullable<ColumnTypes['uploads.sha256']>;
    scan: Nullable<ColumnTypes['uploads.scan']>;
  };
  users: {
    id: string;
    email: string;
    role: 'patient' | 'specialist' | 'staff' | null;
    name: string | null;
    stripe_customer_id: string | null;
    created_at: Generated<Instant>;
    past_customer_ids: Generated<string[]>;
    deleted_at: Nullable<ColumnTypes['users.deleted_at']>;
    sessions_ended_at: Nullable<ColumnTypes['users.sessions_ended_at']>;
  };
  webhook_events: {
    id: string;
    received_at: Generated<Instant>;
  };
}

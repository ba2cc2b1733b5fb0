-- PostgreSQL 15. Written by tooling/write-schema.ts from the migrations. The first parts of outbox and audit end on another day.

CREATE FUNCTION application_words(details jsonb) RETURNS tsvector
    LANGUAGE sql IMMUTABLE
    AS $_$
  select to_tsvector('simple', translate(
    concat_ws(' ', details->>'name', numbers.whole, regexp_replace(numbers.whole, '[A-Za-z]', '', 'g')), '-/.,''"[]', '        '))
  from (select jsonb_path_query_array(details, '$.licences[*].number')::text as whole) numbers
$_$;

CREATE FUNCTION availability_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform from specialist_specialties where specialist_id in (select c.specialist_id from changed c)
    order by specialist_id, specialty, state for no key update;
  update specialist_specialties set free_from = '-infinity' where specialist_id in (select c.specialist_id from changed c);
  return null;
end $$;

CREATE FUNCTION booking_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  half bigint;
begin
  if tg_op = 'INSERT' then
    half := extract(epoch from new.start_at)::bigint / 1800;
    perform from specialist_specialties where specialist_id = new.specialist_id order by specialty, state for no key update;
    update specialist_specialties x
      set free_from = case when x.free_from <= new.start_at then '-infinity' else x.free_from end,
        free_halves = case when s.keeps_half_hour
          then set_bit(set_bit(set_bit(x.free_halves, (half % 2304)::integer, 0), ((half - 1) % 2304)::integer, 0), ((half + 1) % 2304)::integer, 0)
          else set_bit(x.free_halves, (half % 2304)::integer, 0) end
      from specialists s
      where x.specialist_id = new.specialist_id and s.id = new.specialist_id;
  else
    perform from specialist_specialties where specialist_id = old.specialist_id order by specialty, state for no key update;
    update specialist_specialties set free_from = '-infinity' where specialist_id = old.specialist_id;
  end if;
  return null;
end $$;

CREATE FUNCTION booking_moved() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into reminders_due (booking_id, remind_at) values (new.id, new.start_at - interval '24 hours')
    on conflict (booking_id) do update set remind_at = excluded.remind_at;
  return null;
end $$;

CREATE FUNCTION booking_rewritten() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;

CREATE FUNCTION booking_takes_break() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (select s.keeps_half_hour from specialists s where s.id = new.specialist_id) then
    perform from specialist_specialties where specialist_id = new.specialist_id order by specialty, state for no key update;
    update specialist_specialties set free_from = '-infinity'
      where specialist_id = new.specialist_id and free_from <= new.start_at + interval '30 minutes';
  end if;
  return null;
end $$;

CREATE FUNCTION copy_notice() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  select s.notice_hours into strict new.notice_hours from specialists s where s.id = new.specialist_id;
  return new;
end $$;

CREATE FUNCTION copy_specialist() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  select case when new.by_licence then new.state else s.state end, s.profile_type = 'EUCA_MD', s.name, s.approved,
      s.gender, s.languages, s.fee_from_cents
    into strict new.state, new.practice, new.name, new.listed, new.gender, new.languages, new.fee_from_cents
    from specialists s where s.id = new.specialist_id;
  return new;
end $$;

CREATE FUNCTION copy_specialist_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform from specialist_specialties where specialist_id = new.id order by specialty, state for no key update;
  update specialist_specialties
    set state = case when by_licence then state else new.state end,
      practice = new.profile_type = 'EUCA_MD', name = new.name, listed = new.approved,
      gender = new.gender, languages = new.languages, fee_from_cents = new.fee_from_cents
    where specialist_id = new.id;
  return null;
end $$;

CREATE FUNCTION first_half(halves bit, start integer) RETURNS integer
    LANGUAGE sql IMMUTABLE
    AS $$
  select coalesce(
    nullif(position(B'1' in substring(halves from start + 1)), 0) - 1,
    nullif(position(B'1' in substring(halves for start)), 0) - 1 + length(halves) - start)
$$;

CREATE FUNCTION plain_name(name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    RETURN regexp_replace(lower(translate(regexp_replace(NORMALIZE(name, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), 'đĐøØ-''’.'::text, 'dDoO    '::text)), '\m(dr|mr|mrs|ms|miss|prof|professor|assoc|associate)\M'::text, ''::text, 'g'::text);

CREATE FUNCTION first_word(name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    RETURN COALESCE((regexp_match(plain_name(name), '[[:alnum:]]+'::text))[1], ''::text);

CREATE FUNCTION forget_encrypted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update selections set reason_encrypted = null, timeframe_words_encrypted = null
    where patient_id = new.id and (reason_encrypted is not null or timeframe_words_encrypted is not null);
  update reschedules set line_encrypted = null
    where line_encrypted is not null and selection_id in (select id from selections where patient_id = new.id);
  return null;
end $$;

CREATE FUNCTION last_word(name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    RETURN COALESCE((regexp_match(plain_name(name), '([[:alnum:]]+)[^[:alnum:]]*$'::text))[1], ''::text);

CREATE FUNCTION name_words(name text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE
    RETURN to_tsvector('simple'::regconfig, plain_name(name));

CREATE FUNCTION note_alert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into news (key) values (new.user_id);
  return null;
end $$;

CREATE FUNCTION note_both() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into news (key) values (new.patient_id), (new.specialist_id);
  return null;
end $$;

CREATE FUNCTION note_gone() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into news (key) values (old.patient_id), (old.specialist_id);
  return null;
end $$;

CREATE FUNCTION note_selection() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into news (key) values (new.patient_id);
  if new.kind = 'open' then insert into news (key) values ('open:' || new.profession || ':' || new.specialty); end if;
  return null;
end $$;

CREATE FUNCTION refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' and (old.at < now() - interval '83 months' or tg_table_name = 'audit_rest') then
    return old;
  end if;
  raise exception 'Audit entries are never changed, and are deleted only after 7 years.';
end $$;

CREATE FUNCTION refuse_rows_by_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if current_query() ~* '\mctid\M' then
    raise exception 'Old rows of % go by their part: this process is of a version before.', tg_table_name;
  end if;
  return null;
end $$;

CREATE FUNCTION replace_encrypted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  field text;
begin
  foreach field in array tg_argv loop
    if after ->> field is distinct from before ->> field and coalesce(after ->> field, '') <> ''
      and after ->> (field || '_encrypted') is not distinct from before ->> (field || '_encrypted') then
      new := jsonb_populate_record(new, jsonb_build_object(field || '_encrypted', null));
    end if;
  end loop;
  return new;
end $$;

CREATE FUNCTION working_rules_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform from specialist_specialties where specialist_id = new.id order by specialty, state for no key update;
  update specialist_specialties set notice_hours = new.notice_hours, free_from = '-infinity' where specialist_id = new.id;
  return null;
end $$;

CREATE TABLE alerts (
    id text NOT NULL,
    user_id text NOT NULL,
    profession text NOT NULL,
    specialty text,
    specialist_id text,
    state text,
    filters jsonb DEFAULT '{}'::jsonb NOT NULL,
    what text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    until timestamp with time zone NOT NULL,
    look_at timestamp with time zone NOT NULL,
    known_halves bit(2304),
    ended_at timestamp with time zone,
    ended_because text,
    CONSTRAINT alerts_check CHECK (((specialty IS NULL) <> (specialist_id IS NULL))),
    CONSTRAINT alerts_check1 CHECK (((ended_at IS NULL) = (ended_because IS NULL))),
    CONSTRAINT alerts_ended_because_check CHECK ((ended_because = ANY (ARRAY['told'::text, 'booked'::text, 'over'::text, 'stopped'::text])))
);

CREATE TABLE applications (
    id text NOT NULL,
    user_id text NOT NULL,
    profile_type text NOT NULL,
    status text NOT NULL,
    details jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    decision_reason text,
    profession text DEFAULT 'doctor'::text NOT NULL,
    made_as text,
    decided_by text,
    faults jsonb DEFAULT '[]'::jsonb NOT NULL,
    note text,
    taken_by text,
    decided_hashes jsonb,
    contact_encrypted text,
    CONSTRAINT applications_profile_type_check CHECK ((profile_type = ANY (ARRAY['SOLO'::text, 'EUCA_MD'::text]))),
    CONSTRAINT applications_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text])))
);

CREATE TABLE audit (
    id text NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (at);

CREATE TABLE audit_before (
    id text NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE audit_rest (
    id text NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE availability_blocks (
    id text NOT NULL,
    specialist_id text NOT NULL,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone NOT NULL,
    CONSTRAINT availability_blocks_check CHECK ((end_at > start_at))
);

CREATE TABLE availability_reads (
    specialist_id text NOT NULL,
    start_at timestamp with time zone,
    end_at timestamp with time zone,
    read_at timestamp with time zone NOT NULL
);

CREATE TABLE bookings (
    id text NOT NULL,
    selection_id text NOT NULL,
    candidate_id text,
    specialist_id text NOT NULL,
    patient_id text NOT NULL,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone NOT NULL,
    fee_cents integer NOT NULL,
    status text NOT NULL,
    cancelled_by text,
    claimed_until timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    doubles boolean DEFAULT false NOT NULL,
    offer_id text,
    sequence integer DEFAULT 0 NOT NULL,
    reschedule_id text,
    CONSTRAINT bookings_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['patient'::text, 'specialist'::text]))),
    CONSTRAINT bookings_check CHECK (((((EXTRACT(epoch FROM start_at))::bigint % (1800)::bigint) = 0) AND (end_at = (start_at + '00:30:00'::interval)))),
    CONSTRAINT bookings_fee_cents_check CHECK (((fee_cents >= 0) AND ((fee_cents > 0) OR (candidate_id IS NULL)))),
    CONSTRAINT bookings_of_one CHECK ((num_nonnulls(candidate_id, offer_id, reschedule_id) = 1)),
    CONSTRAINT bookings_reserved_for_reschedule CHECK (((reschedule_id IS NULL) OR (status = 'CLAIMED'::text))),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['CLAIMED'::text, 'CONFIRMED'::text, 'CANCELLED'::text])))
);

CREATE TABLE busy_calendars (
    id text NOT NULL,
    specialist_id text NOT NULL,
    place smallint NOT NULL,
    name text NOT NULL,
    address_encrypted text NOT NULL,
    address_hash text NOT NULL,
    next_read_at timestamp with time zone NOT NULL,
    reading_since timestamp with time zone,
    read_at timestamp with time zone,
    failed_since timestamp with time zone,
    fault text,
    created_at timestamp with time zone NOT NULL,
    stopped_at timestamp with time zone,
    reading jsonb,
    read_job text,
    put_off_at timestamp with time zone,
    CONSTRAINT busy_calendars_place_check CHECK (((place >= 1) AND (place <= 5)))
);

CREATE TABLE calendar_feeds (
    specialist_id text NOT NULL,
    token_hash text NOT NULL,
    token_encrypted text NOT NULL,
    made_at timestamp with time zone NOT NULL
);

CREATE TABLE candidates (
    id text NOT NULL,
    selection_id text NOT NULL,
    specialist_id text NOT NULL,
    start_at timestamp with time zone NOT NULL,
    status text DEFAULT 'PENDING'::text NOT NULL,
    fee_cents integer,
    decided_at timestamp with time zone,
    patient_id text NOT NULL,
    doubles boolean DEFAULT false NOT NULL,
    reply text,
    fee_from_cents integer,
    CONSTRAINT candidates_check CHECK (((reply IS NULL) OR (status = 'DECLINED'::text))),
    CONSTRAINT candidates_fee_cents_check CHECK ((fee_cents > 0)),
    CONSTRAINT candidates_start_at_check CHECK ((((EXTRACT(epoch FROM start_at))::bigint % (1800)::bigint) = 0)),
    CONSTRAINT candidates_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'LOST'::text, 'CANCELLED'::text])))
);

CREATE TABLE card_tries (
    key text NOT NULL,
    charges text[] NOT NULL,
    tried_at timestamp with time zone NOT NULL
);

CREATE TABLE caused_emails (
    user_id text NOT NULL,
    acts text[] NOT NULL,
    caused_at timestamp with time zone[] NOT NULL,
    changed_at timestamp with time zone NOT NULL
);

CREATE TABLE charges (
    id text NOT NULL,
    kind text NOT NULL,
    user_id text NOT NULL,
    amount_cents integer NOT NULL,
    payment_method_id text,
    payment_intent_id text,
    status text NOT NULL,
    started_until timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    subject_type text NOT NULL,
    subject_id text NOT NULL,
    metadata jsonb NOT NULL,
    customer_id text,
    key_number integer DEFAULT 0 NOT NULL,
    faults integer DEFAULT 0 NOT NULL,
    failed_because text,
    capture_before timestamp with time zone,
    failed_refunds text[] DEFAULT '{}'::text[] NOT NULL,
    dispute_id text,
    dispute_status text,
    dispute_reason text,
    dispute_cents integer,
    account_id text,
    our_fee_cents integer,
    saves_card boolean DEFAULT false NOT NULL,
    card_brand text,
    card_last4 text,
    card_wallet text,
    CONSTRAINT charges_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT charges_our_part CHECK (((our_fee_cents IS NULL) OR ((our_fee_cents >= 0) AND (our_fee_cents <= amount_cents)))),
    CONSTRAINT charges_shared CHECK (((account_id IS NULL) = (our_fee_cents IS NULL))),
    CONSTRAINT charges_status_check CHECK ((status = ANY (ARRAY['STARTED'::text, 'ACTION_REQUIRED'::text, 'AUTHORISED'::text, 'CAPTURED'::text, 'FAILED'::text, 'RELEASED'::text, 'REFUNDING'::text, 'REFUNDED'::text])))
);

CREATE TABLE commits (
    id uuid NOT NULL,
    kept boolean DEFAULT true NOT NULL
);

CREATE TABLE deletion_emails (
    id text NOT NULL,
    email text NOT NULL,
    specialist boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    jobs jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE disconnected_partners (
    user_id text NOT NULL,
    partner_id text NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE email_preferences (
    user_id text NOT NULL,
    day_before boolean NOT NULL,
    hours_before boolean NOT NULL,
    chosen_at timestamp with time zone NOT NULL
);

CREATE TABLE ended_identities (
    uid_hash text NOT NULL,
    ended_at timestamp with time zone NOT NULL
);

CREATE TABLE favourites (
    user_id text NOT NULL,
    specialist_id text NOT NULL,
    added_at timestamp with time zone NOT NULL
);

CREATE TABLE field_keys (
    id text NOT NULL,
    proof text,
    noted_at timestamp with time zone NOT NULL,
    retired_at timestamp with time zone
);

CREATE TABLE hidden_times (
    id text NOT NULL,
    specialist_id text NOT NULL,
    calendar_id text,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone NOT NULL,
    CONSTRAINT hidden_times_check CHECK ((end_at > start_at))
);

CREATE TABLE identities (
    provider_uid text NOT NULL,
    user_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE migration_leases (
    name text NOT NULL,
    holder text NOT NULL,
    until timestamp with time zone NOT NULL
);

CREATE TABLE migrations (
    name text NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    checksum text NOT NULL
);

CREATE TABLE news (
    mark bigint NOT NULL,
    key text NOT NULL,
    noted_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE news ALTER COLUMN mark ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME news_mark_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE offer_slots (
    offer_id text NOT NULL,
    start_at timestamp with time zone NOT NULL,
    CONSTRAINT offer_slots_start_at_check CHECK ((((EXTRACT(epoch FROM start_at))::bigint % (1800)::bigint) = 0))
);

CREATE TABLE offers (
    id text NOT NULL,
    selection_id text NOT NULL,
    specialist_id text NOT NULL,
    patient_id text NOT NULL,
    fee_cents integer NOT NULL,
    our_fee_cents integer NOT NULL,
    account_id text NOT NULL,
    state text DEFAULT 'OPEN'::text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    made_as text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT offers_check CHECK (((our_fee_cents >= 0) AND (our_fee_cents <= fee_cents))),
    CONSTRAINT offers_fee_cents_check CHECK ((fee_cents >= 0)),
    CONSTRAINT offers_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'ACCEPTED'::text, 'EXPIRED'::text, 'LOST'::text, 'WITHDRAWN'::text])))
);

CREATE TABLE outbox (
    id text NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    done_at timestamp with time zone,
    failed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_error text,
    told_in text
)
PARTITION BY RANGE (created_at);

CREATE TABLE outbox_before (
    id text NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    done_at timestamp with time zone,
    failed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_error text,
    told_in text
);

CREATE TABLE outbox_rest (
    id text NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    done_at timestamp with time zone,
    failed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_error text,
    told_in text
);

CREATE TABLE partner_details (
    id text NOT NULL,
    user_id text NOT NULL,
    partner_id text NOT NULL,
    name text,
    phone text,
    gender text,
    dob date,
    medicare_or_ihi_encrypted text,
    street text,
    suburb text,
    state text,
    postal_code text,
    entered_at timestamp with time zone NOT NULL,
    dismissed_at timestamp with time zone,
    phone_encrypted text,
    dob_encrypted text,
    street_encrypted text
);

CREATE TABLE partner_keys (
    id text NOT NULL,
    partner_id text NOT NULL,
    place integer NOT NULL,
    hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT partner_keys_place_check CHECK ((place = ANY (ARRAY[1, 2])))
);

CREATE TABLE partner_origins (
    partner_id text NOT NULL,
    origin text NOT NULL
);

CREATE TABLE partner_sessions (
    id text NOT NULL,
    partner_id text NOT NULL,
    user_id text NOT NULL,
    origin text NOT NULL,
    refresh_hash text NOT NULL,
    used_hashes text[] DEFAULT '{}'::text[] NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);

CREATE TABLE partner_sign_ins (
    id text NOT NULL,
    partner_id text NOT NULL,
    origin text NOT NULL,
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    approved_at timestamp with time zone,
    user_id text,
    code_hash text,
    exchanged_at timestamp with time zone,
    CONSTRAINT partner_sign_ins_check CHECK (((approved_at IS NULL) = (user_id IS NULL))),
    CONSTRAINT partner_sign_ins_check1 CHECK (((exchanged_at IS NULL) OR (approved_at IS NOT NULL)))
);

CREATE TABLE partner_visits (
    user_id text NOT NULL,
    partner_id text NOT NULL,
    day date NOT NULL,
    at timestamp with time zone NOT NULL,
    times integer NOT NULL
);

CREATE TABLE partners (
    id text NOT NULL,
    name text NOT NULL,
    publishable_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    disabled_at timestamp with time zone,
    CONSTRAINT partners_name_check CHECK ((name <> ''::text))
);

CREATE TABLE passkey_challenges (
    id text NOT NULL,
    challenge text NOT NULL,
    user_id text,
    user_handle text,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT passkey_challenges_check CHECK (((user_id IS NULL) = (user_handle IS NULL)))
);

CREATE TABLE passkeys (
    id text NOT NULL,
    user_id text NOT NULL,
    credential_id text NOT NULL,
    user_handle text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    synced boolean NOT NULL,
    name text NOT NULL,
    added_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT passkeys_name_check CHECK ((name <> ''::text))
);

CREATE TABLE patient_profiles (
    user_id text NOT NULL,
    phone text NOT NULL,
    gender text,
    dob date,
    medicare_or_ihi_encrypted text,
    street text,
    suburb text,
    state text,
    postal_code text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    entered jsonb DEFAULT '{}'::jsonb NOT NULL,
    phone_encrypted text,
    dob_encrypted text,
    street_encrypted text
);

CREATE TABLE payout_accounts (
    specialist_id text NOT NULL,
    account_id text NOT NULL,
    takes_money boolean DEFAULT false NOT NULL,
    is_submitted boolean DEFAULT false NOT NULL,
    disabled_because text,
    asks text[] DEFAULT '{}'::text[] NOT NULL,
    asks_by timestamp with time zone,
    seen_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE people (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    relation text NOT NULL,
    phone text,
    gender text,
    dob date,
    medicare_or_ihi_encrypted text,
    consented_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone,
    made_as text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    phone_encrypted text,
    dob_encrypted text,
    CONSTRAINT people_relation_check CHECK ((relation = ANY (ARRAY['child'::text, 'parent'::text, 'partner'::text, 'other'::text])))
);

CREATE TABLE rate_limits (
    key text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    hits integer NOT NULL
);

CREATE TABLE read_only (
    one boolean DEFAULT true NOT NULL,
    since timestamp with time zone NOT NULL,
    until timestamp with time zone,
    reason text,
    CONSTRAINT read_only_one_check CHECK (one)
);

CREATE TABLE receipts (
    charge_id text NOT NULL,
    number bigint NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    refunded_at timestamp with time zone
);

ALTER TABLE receipts ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME receipts_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE reconciliations (
    id text NOT NULL,
    since timestamp with time zone,
    charges integer NOT NULL,
    payments integer NOT NULL,
    differences integer NOT NULL,
    put_right integer NOT NULL,
    ended_at timestamp with time zone NOT NULL
);

CREATE TABLE reminders_due (
    booking_id text NOT NULL,
    remind_at timestamp with time zone NOT NULL
);

CREATE TABLE reminders_written (
    booking_id text NOT NULL,
    start_at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    side text NOT NULL,
    CONSTRAINT reminders_written_kind_check CHECK ((kind = ANY (ARRAY['day'::text, 'hours'::text]))),
    CONSTRAINT reminders_written_side_check CHECK ((side = ANY (ARRAY['patient'::text, 'specialist'::text])))
);

CREATE TABLE request_digests (
    specialist_id text NOT NULL,
    told_at timestamp with time zone,
    is_due boolean DEFAULT false NOT NULL
);

CREATE TABLE reschedules (
    id text NOT NULL,
    nth bigint NOT NULL,
    booking_id text NOT NULL,
    selection_id text NOT NULL,
    specialist_id text NOT NULL,
    patient_id text NOT NULL,
    from_at timestamp with time zone NOT NULL,
    to_at timestamp with time zone NOT NULL,
    line text,
    state text DEFAULT 'ASKED'::text NOT NULL,
    answer_by timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    line_encrypted text,
    CONSTRAINT reschedules_check CHECK ((to_at <> from_at)),
    CONSTRAINT reschedules_check1 CHECK (((state = 'ASKED'::text) = (decided_at IS NULL))),
    CONSTRAINT reschedules_state_check CHECK ((state = ANY (ARRAY['ASKED'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'ENDED'::text, 'CANCELLED'::text]))),
    CONSTRAINT reschedules_to_at_check CHECK ((((EXTRACT(epoch FROM to_at))::bigint % (1800)::bigint) = 0))
);

ALTER TABLE reschedules ALTER COLUMN nth ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME reschedules_nth_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE saved_cards (
    id text NOT NULL,
    user_id text NOT NULL,
    payment_method_id text NOT NULL,
    brand text NOT NULL,
    last4 text NOT NULL,
    wallet text,
    exp_month integer NOT NULL,
    exp_year integer NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone NOT NULL
);

CREATE TABLE selections (
    id text NOT NULL,
    patient_id text NOT NULL,
    profession text NOT NULL,
    specialty text NOT NULL,
    reason text,
    fee_cap_cents integer,
    state text DEFAULT 'OPEN'::text NOT NULL,
    payment_status text,
    submitted_at timestamp with time zone,
    expires_at timestamp with time zone,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_because text,
    made_as text,
    partner_id text,
    kind text DEFAULT 'picked'::text NOT NULL,
    timeframe text,
    timeframe_words text,
    wanted_state text,
    person_id text,
    any_fee boolean DEFAULT false NOT NULL,
    agreed_at timestamp with time zone,
    agreed_wording text,
    reason_encrypted text,
    timeframe_words_encrypted text,
    CONSTRAINT selections_ended CHECK (((state = ANY (ARRAY['CANCELLED'::text, 'CLOSED'::text])) = (ended_because IS NOT NULL))),
    CONSTRAINT selections_ended_because_check CHECK ((ended_because = ANY (ARRAY['withdrawn'::text, 'none-left'::text, 'lapsed'::text, 'unpaid'::text, 'booking-cancelled'::text]))),
    CONSTRAINT selections_fee_cap_cents_check CHECK ((fee_cap_cents > 0)),
    CONSTRAINT selections_kind_check CHECK ((kind = ANY (ARRAY['picked'::text, 'open'::text]))),
    CONSTRAINT selections_open CHECK (((kind = 'open'::text) = (timeframe IS NOT NULL))),
    CONSTRAINT selections_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'BOOKED'::text, 'CANCELLED'::text, 'CLOSED'::text])))
);

CREATE TABLE sent_emails (
    id text NOT NULL,
    user_id text NOT NULL,
    subject text NOT NULL,
    sent_at timestamp with time zone NOT NULL
);

CREATE TABLE sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    device text,
    signed_in_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);

CREATE TABLE specialist_licences (
    specialist_id text NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    states text[] NOT NULL
);

CREATE TABLE specialist_meetings (
    specialist_id text NOT NULL,
    way text NOT NULL,
    video_url text,
    instructions text,
    said_at timestamp with time zone NOT NULL,
    CONSTRAINT specialist_meetings_check CHECK (((way = 'video'::text) = (video_url IS NOT NULL))),
    CONSTRAINT specialist_meetings_way_check CHECK ((way = ANY (ARRAY['phone'::text, 'video'::text])))
);

CREATE TABLE specialist_specialties (
    specialist_id text NOT NULL,
    profession text NOT NULL,
    specialty text NOT NULL,
    state text NOT NULL,
    practice boolean NOT NULL,
    name text NOT NULL,
    listed boolean NOT NULL,
    free_from timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    by_licence boolean DEFAULT false NOT NULL,
    main boolean DEFAULT true NOT NULL,
    gender text,
    languages text[] DEFAULT '{English}'::text[] NOT NULL,
    fee_from_cents integer,
    free_halves bit(2304) DEFAULT (repeat('0'::text, 2304))::bit(2304) NOT NULL,
    known_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    notice_hours smallint DEFAULT 1 NOT NULL
);

CREATE TABLE specialists (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    profession text NOT NULL,
    profile_type text NOT NULL,
    photo_url text,
    city text NOT NULL,
    state text NOT NULL,
    subspecialties text[] DEFAULT '{}'::text[] NOT NULL,
    bio text DEFAULT ''::text NOT NULL,
    approved boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    availability_version integer DEFAULT 0 NOT NULL,
    availability_saved_as text,
    suspended_at timestamp with time zone,
    suspended_because text,
    photo_small_url text,
    languages text[] DEFAULT '{English}'::text[] NOT NULL,
    fee_from_cents integer,
    profile_version integer DEFAULT 0 NOT NULL,
    gender text,
    notice_hours smallint DEFAULT 1 NOT NULL,
    keeps_half_hour boolean DEFAULT false NOT NULL,
    usual_reply text,
    usual_reply_until timestamp with time zone,
    CONSTRAINT specialists_check CHECK (((usual_reply IS NULL) = (usual_reply_until IS NULL))),
    CONSTRAINT specialists_fee_from_cents_check CHECK ((fee_from_cents > 0)),
    CONSTRAINT specialists_gender_check CHECK ((gender = ANY (ARRAY['Male'::text, 'Female'::text, 'Other'::text]))),
    CONSTRAINT specialists_notice_hours_check CHECK (((notice_hours >= 1) AND (notice_hours <= 168))),
    CONSTRAINT specialists_profile_type_check CHECK ((profile_type = ANY (ARRAY['SOLO'::text, 'EUCA_MD'::text]))),
    CONSTRAINT specialists_usual_reply_check CHECK ((usual_reply = ANY (ARRAY['1-hour'::text, '2-hours'::text, 'same-day'::text])))
);

CREATE TABLE uploads (
    key text NOT NULL,
    user_id text NOT NULL,
    kind text NOT NULL,
    content_type text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    application_id text,
    held_at timestamp with time zone,
    bytes integer,
    etag text,
    delete_after timestamp with time zone,
    copy_key text,
    sha256 text,
    scan text
);

CREATE TABLE users (
    id text NOT NULL,
    email text NOT NULL,
    role text,
    name text,
    stripe_customer_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    past_customer_ids text[] DEFAULT '{}'::text[] NOT NULL,
    deleted_at timestamp with time zone,
    sessions_ended_at timestamp with time zone,
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['patient'::text, 'specialist'::text, 'staff'::text])))
);

CREATE TABLE webhook_events (
    id text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY audit ATTACH PARTITION audit_before FOR VALUES FROM (MINVALUE) TO ('2027-01-01 00:00:00+00');

ALTER TABLE ONLY audit ATTACH PARTITION audit_rest DEFAULT;

ALTER TABLE ONLY outbox ATTACH PARTITION outbox_before FOR VALUES FROM (MINVALUE) TO ('2027-01-01 00:00:00+00');

ALTER TABLE ONLY outbox ATTACH PARTITION outbox_rest DEFAULT;

ALTER TABLE ONLY alerts
    ADD CONSTRAINT alerts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY audit_before
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY audit_rest
    ADD CONSTRAINT audit_rest_pkey PRIMARY KEY (id);

ALTER TABLE ONLY availability_blocks
    ADD CONSTRAINT availability_blocks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY availability_reads
    ADD CONSTRAINT availability_reads_pkey PRIMARY KEY (specialist_id);

ALTER TABLE ONLY bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY busy_calendars
    ADD CONSTRAINT busy_calendars_pkey PRIMARY KEY (id);

ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (specialist_id);

ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY candidates
    ADD CONSTRAINT candidates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY candidates
    ADD CONSTRAINT candidates_selection_id_specialist_id_key UNIQUE (selection_id, specialist_id);

ALTER TABLE ONLY card_tries
    ADD CONSTRAINT card_tries_pkey PRIMARY KEY (key);

ALTER TABLE ONLY caused_emails
    ADD CONSTRAINT caused_emails_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY charges
    ADD CONSTRAINT charges_pkey PRIMARY KEY (id);

ALTER TABLE ONLY commits
    ADD CONSTRAINT commits_pkey PRIMARY KEY (id);

ALTER TABLE ONLY deletion_emails
    ADD CONSTRAINT deletion_emails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY disconnected_partners
    ADD CONSTRAINT disconnected_partners_pkey PRIMARY KEY (user_id, partner_id);

ALTER TABLE ONLY email_preferences
    ADD CONSTRAINT email_preferences_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY ended_identities
    ADD CONSTRAINT ended_identities_pkey PRIMARY KEY (uid_hash);

ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_pkey PRIMARY KEY (user_id, specialist_id);

ALTER TABLE ONLY field_keys
    ADD CONSTRAINT field_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY hidden_times
    ADD CONSTRAINT hidden_times_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (provider_uid);

ALTER TABLE ONLY migration_leases
    ADD CONSTRAINT migration_leases_pkey PRIMARY KEY (name);

ALTER TABLE ONLY migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY news
    ADD CONSTRAINT news_pkey PRIMARY KEY (mark);

ALTER TABLE ONLY offer_slots
    ADD CONSTRAINT offer_slots_pkey PRIMARY KEY (offer_id, start_at);

ALTER TABLE ONLY offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY outbox_before
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY outbox_rest
    ADD CONSTRAINT outbox_rest_pkey PRIMARY KEY (id);

ALTER TABLE ONLY partner_details
    ADD CONSTRAINT partner_details_pkey PRIMARY KEY (id);

ALTER TABLE ONLY partner_details
    ADD CONSTRAINT partner_details_user_id_partner_id_key UNIQUE (user_id, partner_id);

ALTER TABLE ONLY partner_keys
    ADD CONSTRAINT partner_keys_hash_key UNIQUE (hash);

ALTER TABLE ONLY partner_keys
    ADD CONSTRAINT partner_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY partner_origins
    ADD CONSTRAINT partner_origins_pkey PRIMARY KEY (partner_id, origin);

ALTER TABLE ONLY partner_sessions
    ADD CONSTRAINT partner_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY partner_sessions
    ADD CONSTRAINT partner_sessions_refresh_hash_key UNIQUE (refresh_hash);

ALTER TABLE ONLY partner_sign_ins
    ADD CONSTRAINT partner_sign_ins_pkey PRIMARY KEY (id);

ALTER TABLE ONLY partner_visits
    ADD CONSTRAINT partner_visits_pkey PRIMARY KEY (user_id, partner_id, day);

ALTER TABLE ONLY partners
    ADD CONSTRAINT partners_pkey PRIMARY KEY (id);

ALTER TABLE ONLY partners
    ADD CONSTRAINT partners_publishable_id_key UNIQUE (publishable_id);

ALTER TABLE ONLY passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (id);

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY patient_profiles
    ADD CONSTRAINT patient_profiles_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY payout_accounts
    ADD CONSTRAINT payout_accounts_account_id_key UNIQUE (account_id);

ALTER TABLE ONLY payout_accounts
    ADD CONSTRAINT payout_accounts_pkey PRIMARY KEY (specialist_id);

ALTER TABLE ONLY people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);

ALTER TABLE ONLY rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key, window_start);

ALTER TABLE ONLY read_only
    ADD CONSTRAINT read_only_pkey PRIMARY KEY (one);

ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_number_key UNIQUE (number);

ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (charge_id);

ALTER TABLE ONLY reconciliations
    ADD CONSTRAINT reconciliations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY reminders_due
    ADD CONSTRAINT reminders_due_pkey PRIMARY KEY (booking_id);

ALTER TABLE ONLY reminders_written
    ADD CONSTRAINT reminders_written_pkey PRIMARY KEY (booking_id, start_at, kind, side);

ALTER TABLE ONLY request_digests
    ADD CONSTRAINT request_digests_pkey PRIMARY KEY (specialist_id);

ALTER TABLE ONLY reschedules
    ADD CONSTRAINT reschedules_pkey PRIMARY KEY (id);

ALTER TABLE ONLY saved_cards
    ADD CONSTRAINT saved_cards_payment_method_id_key UNIQUE (payment_method_id);

ALTER TABLE ONLY saved_cards
    ADD CONSTRAINT saved_cards_pkey PRIMARY KEY (id);

ALTER TABLE ONLY selections
    ADD CONSTRAINT selections_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sent_emails
    ADD CONSTRAINT sent_emails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY specialist_licences
    ADD CONSTRAINT specialist_licences_pkey PRIMARY KEY (specialist_id, kind);

ALTER TABLE ONLY specialist_meetings
    ADD CONSTRAINT specialist_meetings_pkey PRIMARY KEY (specialist_id);

ALTER TABLE ONLY specialist_specialties
    ADD CONSTRAINT specialist_specialties_pkey PRIMARY KEY (specialist_id, specialty, state);

ALTER TABLE ONLY specialists
    ADD CONSTRAINT specialists_pkey PRIMARY KEY (id);

ALTER TABLE ONLY specialists
    ADD CONSTRAINT specialists_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (key);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (id);

CREATE INDEX alerts_of_person ON alerts USING btree (user_id, created_at DESC);

CREATE INDEX alerts_of_specialist ON alerts USING btree (specialist_id) WHERE (specialist_id IS NOT NULL);

CREATE INDEX alerts_to_look_at ON alerts USING btree (look_at) WHERE (ended_at IS NULL);

CREATE INDEX applications_by_words ON applications USING gin (application_words(details));

CREATE UNIQUE INDEX applications_made_as ON applications USING btree (user_id, made_as) WHERE (made_as IS NOT NULL);

CREATE INDEX applications_of_user ON applications USING btree (user_id, profession, created_at DESC);

CREATE UNIQUE INDEX applications_one_pending ON applications USING btree (user_id) WHERE (status = 'PENDING'::text);

CREATE INDEX applications_queue ON applications USING btree (status, created_at, id);

CREATE INDEX audit_by_age ON ONLY audit USING brin (at);

CREATE INDEX audit_before_by_age ON audit_before USING brin (at);

CREATE INDEX audit_reads ON ONLY audit USING gin (string_to_array(subject, ','::text)) WHERE (action = ANY (ARRAY['patient-details.read'::text, 'application.read'::text, 'document.open'::text]));

CREATE INDEX audit_before_reads ON audit_before USING gin (string_to_array(subject, ','::text)) WHERE (action = ANY (ARRAY['patient-details.read'::text, 'application.read'::text, 'document.open'::text]));

CREATE INDEX audit_rest_at_idx ON audit_rest USING brin (at);

CREATE INDEX audit_rest_string_to_array_idx ON audit_rest USING gin (string_to_array(subject, ','::text)) WHERE (action = ANY (ARRAY['patient-details.read'::text, 'application.read'::text, 'document.open'::text]));

CREATE INDEX availability_of_specialist ON availability_blocks USING btree (specialist_id, start_at);

CREATE INDEX availability_to_come ON availability_blocks USING btree (specialist_id, end_at);

CREATE INDEX bookings_accepting ON bookings USING btree (claimed_until) WHERE ((status = 'CLAIMED'::text) AND (candidate_id IS NOT NULL));

CREATE INDEX bookings_cancelled_of_specialist ON bookings USING btree (specialist_id, start_at) WHERE (status = 'CANCELLED'::text);

CREATE INDEX bookings_held_for_offer ON bookings USING btree (claimed_until) WHERE ((status = 'CLAIMED'::text) AND (offer_id IS NOT NULL));

CREATE INDEX bookings_of_candidate ON bookings USING btree (candidate_id);

CREATE INDEX bookings_of_offer ON bookings USING btree (offer_id) WHERE (offer_id IS NOT NULL);

CREATE INDEX bookings_of_patient ON bookings USING btree (patient_id, start_at);

CREATE INDEX bookings_of_selection ON bookings USING btree (selection_id);

CREATE UNIQUE INDEX bookings_one_per_patient ON bookings USING btree (patient_id, start_at) WHERE ((status = ANY (ARRAY['CLAIMED'::text, 'CONFIRMED'::text])) AND (NOT doubles));

CREATE UNIQUE INDEX bookings_one_per_reschedule ON bookings USING btree (reschedule_id) WHERE (reschedule_id IS NOT NULL);

CREATE UNIQUE INDEX bookings_one_per_selection ON bookings USING btree (selection_id) WHERE ((status = ANY (ARRAY['CLAIMED'::text, 'CONFIRMED'::text])) AND (reschedule_id IS NULL));

CREATE UNIQUE INDEX bookings_one_per_slot ON bookings USING btree (specialist_id, start_at) WHERE (status = ANY (ARRAY['CLAIMED'::text, 'CONFIRMED'::text]));

CREATE UNIQUE INDEX busy_calendars_by_place ON busy_calendars USING btree (specialist_id, place);

CREATE UNIQUE INDEX busy_calendars_once ON busy_calendars USING btree (specialist_id, address_hash);

CREATE INDEX busy_calendars_still_read ON busy_calendars USING btree (next_read_at) WHERE (stopped_at IS NULL);

CREATE INDEX busy_calendars_to_read ON busy_calendars USING btree (next_read_at);

CREATE INDEX candidates_accepted ON candidates USING btree (specialist_id, decided_at) WHERE (status = 'ACCEPTED'::text);

CREATE UNIQUE INDEX candidates_asked_once ON candidates USING btree (patient_id, start_at, specialist_id) WHERE ((status = 'PENDING'::text) AND (NOT doubles));

CREATE INDEX candidates_of_patient ON candidates USING btree (patient_id, start_at) WHERE (status = 'PENDING'::text);

CREATE INDEX candidates_of_specialist ON candidates USING btree (specialist_id, status, start_at);

CREATE INDEX candidates_replied ON candidates USING btree (specialist_id, decided_at) WHERE (status = ANY (ARRAY['ACCEPTED'::text, 'DECLINED'::text]));

CREATE INDEX candidates_waiting ON candidates USING btree (specialist_id) WHERE (status = 'PENDING'::text);

CREATE INDEX card_tries_by_age ON card_tries USING btree (tried_at);

CREATE INDEX caused_emails_by_age ON caused_emails USING btree (changed_at);

CREATE INDEX charges_by_age ON charges USING brin (created_at);

CREATE INDEX charges_by_intent ON charges USING btree (payment_intent_id);

CREATE INDEX charges_of_subject ON charges USING btree (subject_id, subject_type);

CREATE INDEX charges_of_user ON charges USING btree (user_id);

CREATE UNIQUE INDEX charges_one_live ON charges USING btree (subject_id, subject_type, kind) WHERE (status = ANY (ARRAY['STARTED'::text, 'ACTION_REQUIRED'::text, 'AUTHORISED'::text, 'CAPTURED'::text]));

CREATE INDEX charges_started ON charges USING btree (started_until) WHERE (status = ANY (ARRAY['STARTED'::text, 'ACTION_REQUIRED'::text]));

CREATE INDEX deletion_emails_by_age ON deletion_emails USING btree (created_at);

CREATE INDEX ended_alerts ON alerts USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX ended_identities_by_end ON ended_identities USING btree (ended_at);

CREATE INDEX favourites_of_specialist ON favourites USING btree (specialist_id);

CREATE INDEX hidden_times_of_calendar ON hidden_times USING btree (calendar_id, end_at) WHERE (calendar_id IS NOT NULL);

CREATE INDEX hidden_times_of_specialist ON hidden_times USING btree (specialist_id, end_at, start_at);

CREATE INDEX identities_of_user ON identities USING btree (user_id);

CREATE INDEX news_by_age ON news USING btree (noted_at);

CREATE INDEX news_of_key ON news USING btree (key, mark DESC);

CREATE UNIQUE INDEX offers_made_once ON offers USING btree (specialist_id, made_as) WHERE (made_as IS NOT NULL);

CREATE INDEX offers_of_patient ON offers USING btree (patient_id, created_at DESC, id DESC);

CREATE INDEX offers_of_selection ON offers USING btree (selection_id);

CREATE INDEX offers_of_specialist ON offers USING btree (specialist_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX offers_one_accepted ON offers USING btree (selection_id) WHERE (state = 'ACCEPTED'::text);

CREATE UNIQUE INDEX offers_one_open ON offers USING btree (selection_id, specialist_id) WHERE (state = 'OPEN'::text);

CREATE INDEX offers_open_of_specialist ON offers USING btree (specialist_id, selection_id) WHERE (state = 'OPEN'::text);

CREATE INDEX offers_to_expire ON offers USING btree (expires_at) WHERE (state = 'OPEN'::text);

CREATE UNIQUE INDEX one_alert_of_each ON alerts USING btree (user_id, what) WHERE (ended_at IS NULL);

CREATE INDEX outbox_by_age ON ONLY outbox USING brin (created_at);

CREATE INDEX outbox_before_by_age ON outbox_before USING brin (created_at);

CREATE INDEX outbox_due ON ONLY outbox USING btree (run_at) WHERE ((done_at IS NULL) AND (failed_at IS NULL));

CREATE INDEX outbox_before_due ON outbox_before USING btree (run_at) WHERE ((done_at IS NULL) AND (failed_at IS NULL));

CREATE INDEX outbox_given_up ON ONLY outbox USING btree (failed_at) WHERE (failed_at IS NOT NULL);

CREATE INDEX outbox_before_given_up ON outbox_before USING btree (failed_at) WHERE (failed_at IS NOT NULL);

CREATE INDEX outbox_rest_created_at_idx ON outbox_rest USING brin (created_at);

CREATE INDEX outbox_rest_failed_at_idx ON outbox_rest USING btree (failed_at) WHERE (failed_at IS NOT NULL);

CREATE INDEX outbox_rest_run_at_idx ON outbox_rest USING btree (run_at) WHERE ((done_at IS NULL) AND (failed_at IS NULL));

CREATE INDEX partner_keys_ended ON partner_keys USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE UNIQUE INDEX partner_keys_two ON partner_keys USING btree (partner_id, place) WHERE (ended_at IS NULL);

CREATE INDEX partner_origins_by_origin ON partner_origins USING btree (origin);

CREATE INDEX partner_sessions_by_end ON partner_sessions USING btree (expires_at);

CREATE INDEX partner_sessions_of_user ON partner_sessions USING btree (user_id);

CREATE INDEX partner_sign_ins_by_end ON partner_sign_ins USING btree (expires_at);

CREATE INDEX partner_sign_ins_of_user ON partner_sign_ins USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX partner_visits_by_day ON partner_visits USING btree (day);

CREATE INDEX passkey_challenges_by_end ON passkey_challenges USING btree (expires_at);

CREATE INDEX passkey_challenges_of_user ON passkey_challenges USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX passkeys_of_user ON passkeys USING btree (user_id, added_at DESC);

CREATE UNIQUE INDEX people_made_as ON people USING btree (user_id, made_as) WHERE (made_as IS NOT NULL);

CREATE INDEX people_of_user ON people USING btree (user_id, created_at, id);

CREATE INDEX rate_limits_by_window ON rate_limits USING btree (window_start);

CREATE INDEX reconciliations_by_end ON reconciliations USING btree (ended_at);

CREATE INDEX reminders_due_soonest ON reminders_due USING btree (remind_at);

CREATE INDEX reschedules_of_booking ON reschedules USING btree (booking_id, nth DESC);

CREATE INDEX reschedules_of_selection ON reschedules USING btree (selection_id);

CREATE UNIQUE INDEX reschedules_one_asked ON reschedules USING btree (booking_id) WHERE (state = 'ASKED'::text);

CREATE INDEX reschedules_to_end ON reschedules USING btree (answer_by) WHERE (state = 'ASKED'::text);

CREATE INDEX reschedules_waiting ON reschedules USING btree (specialist_id, answer_by, id) WHERE (state = 'ASKED'::text);

CREATE INDEX saved_cards_of_user ON saved_cards USING btree (user_id, used_at DESC);

CREATE INDEX selections_current ON selections USING btree (patient_id, created_at DESC, id DESC) WHERE ((state = ANY (ARRAY['OPEN'::text, 'BOOKED'::text])) AND (deleted_at IS NULL));

CREATE UNIQUE INDEX selections_made_as ON selections USING btree (patient_id, made_as) WHERE (made_as IS NOT NULL);

CREATE INDEX selections_never_sent ON selections USING btree (created_at) WHERE (submitted_at IS NULL);

CREATE INDEX selections_of_partner ON selections USING btree (partner_id, created_at DESC, id) WHERE (partner_id IS NOT NULL);

CREATE INDEX selections_of_patient ON selections USING btree (patient_id, created_at DESC);

CREATE INDEX selections_of_person ON selections USING btree (person_id) WHERE (person_id IS NOT NULL);

CREATE INDEX selections_open_requests ON selections USING btree (profession, specialty, created_at, id) WHERE ((kind = 'open'::text) AND (state = 'OPEN'::text) AND (deleted_at IS NULL));

CREATE INDEX selections_to_lapse ON selections USING btree (expires_at) WHERE ((state = 'OPEN'::text) AND (expires_at IS NOT NULL));

CREATE INDEX sent_emails_by_age ON sent_emails USING btree (sent_at);

CREATE INDEX sent_emails_of_user ON sent_emails USING btree (user_id, sent_at DESC);

CREATE INDEX sessions_by_age ON sessions USING btree (signed_in_at);

CREATE INDEX sessions_of_user ON sessions USING btree (user_id, signed_in_at DESC);

CREATE INDEX specialists_by_first_word ON specialists USING btree (first_word(name) COLLATE "C", name, id) WHERE approved;

CREATE INDEX specialists_by_last_word ON specialists USING btree (last_word(name) COLLATE "C", name, id) WHERE approved;

CREATE INDEX specialists_by_notice ON specialist_specialties USING btree (notice_hours, free_from) WHERE (listed AND (notice_hours > 1));

CREATE INDEX specialists_by_words ON specialists USING gin (name_words(name)) WHERE approved;

CREATE INDEX specialists_in_order ON specialist_specialties USING btree (profession, specialty, practice DESC, free_from, name, specialist_id) WHERE (listed AND main);

CREATE INDEX specialists_in_order_by_state ON specialist_specialties USING btree (profession, specialty, state, practice DESC, free_from, name, specialist_id) WHERE listed;

CREATE INDEX specialists_to_look_up ON specialist_specialties USING btree (free_from) WHERE listed;

CREATE UNIQUE INDEX time_off_once ON hidden_times USING btree (specialist_id, start_at, end_at) WHERE (calendar_id IS NULL);

CREATE INDEX uploads_of_user ON uploads USING btree (user_id);

CREATE UNIQUE INDEX uploads_one_of_each_kind ON uploads USING btree (application_id, kind) WHERE (application_id IS NOT NULL);

CREATE INDEX uploads_to_delete ON uploads USING btree (delete_after) WHERE (delete_after IS NOT NULL);

CREATE UNIQUE INDEX users_one_per_email ON users USING btree (lower(email));

CREATE INDEX webhook_events_by_age ON webhook_events USING brin (received_at);

ALTER INDEX audit_by_age ATTACH PARTITION audit_before_by_age;

ALTER INDEX audit_reads ATTACH PARTITION audit_before_reads;

ALTER INDEX audit_by_age ATTACH PARTITION audit_rest_at_idx;

ALTER INDEX audit_reads ATTACH PARTITION audit_rest_string_to_array_idx;

ALTER INDEX outbox_by_age ATTACH PARTITION outbox_before_by_age;

ALTER INDEX outbox_due ATTACH PARTITION outbox_before_due;

ALTER INDEX outbox_given_up ATTACH PARTITION outbox_before_given_up;

ALTER INDEX outbox_by_age ATTACH PARTITION outbox_rest_created_at_idx;

ALTER INDEX outbox_given_up ATTACH PARTITION outbox_rest_failed_at_idx;

ALTER INDEX outbox_due ATTACH PARTITION outbox_rest_run_at_idx;

CREATE TRIGGER account_forgotten AFTER UPDATE OF deleted_at ON users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION forget_encrypted();

CREATE TRIGGER alerts_news AFTER UPDATE OF ended_at ON alerts FOR EACH ROW EXECUTE FUNCTION note_alert();

CREATE TRIGGER audit_by_place BEFORE DELETE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_rows_by_place();

CREATE TRIGGER audit_stays BEFORE DELETE OR UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER availability_added AFTER INSERT ON availability_blocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION availability_changed();

CREATE TRIGGER availability_moved AFTER UPDATE ON availability_blocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION availability_changed();

CREATE TRIGGER availability_removed AFTER DELETE ON availability_blocks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION availability_changed();

CREATE TRIGGER booking_added AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION booking_changed();

CREATE TRIGGER booking_freed AFTER UPDATE OF status ON bookings FOR EACH ROW WHEN (((old.status <> new.status) AND (new.status = 'CANCELLED'::text))) EXECUTE FUNCTION booking_changed();

CREATE TRIGGER booking_moved AFTER UPDATE OF start_at ON bookings FOR EACH ROW WHEN ((old.start_at <> new.start_at)) EXECUTE FUNCTION booking_changed();

CREATE TRIGGER booking_removed AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION booking_changed();

CREATE TRIGGER booking_takes_break AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION booking_takes_break();

CREATE TRIGGER bookings_gone AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION note_gone();

CREATE TRIGGER bookings_moved AFTER UPDATE ON bookings FOR EACH ROW WHEN (((old.start_at <> new.start_at) AND (new.status = 'CONFIRMED'::text))) EXECUTE FUNCTION booking_moved();

CREATE TRIGGER bookings_news AFTER INSERT OR UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION note_both();

CREATE TRIGGER bookings_rewritten BEFORE UPDATE ON bookings FOR EACH ROW WHEN (((old.start_at <> new.start_at) OR ((old.status = 'CONFIRMED'::text) AND (new.status = 'CANCELLED'::text)))) EXECUTE FUNCTION booking_rewritten();

CREATE TRIGGER candidates_news AFTER INSERT OR UPDATE ON candidates FOR EACH ROW EXECUTE FUNCTION note_both();

CREATE TRIGGER copy_notice BEFORE INSERT ON specialist_specialties FOR EACH ROW EXECUTE FUNCTION copy_notice();

CREATE TRIGGER copy_specialist BEFORE INSERT ON specialist_specialties FOR EACH ROW EXECUTE FUNCTION copy_specialist();

CREATE TRIGGER copy_specialist_change AFTER UPDATE OF state, profile_type, name, approved, gender, languages, fee_from_cents ON specialists FOR EACH ROW EXECUTE FUNCTION copy_specialist_change();

CREATE TRIGGER hidden_times_added AFTER INSERT ON hidden_times REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION availability_changed();

CREATE TRIGGER hidden_times_removed AFTER DELETE ON hidden_times REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION availability_changed();

CREATE TRIGGER offers_news AFTER INSERT OR UPDATE ON offers FOR EACH ROW EXECUTE FUNCTION note_both();

CREATE TRIGGER outbox_by_place BEFORE DELETE ON outbox FOR EACH STATEMENT EXECUTE FUNCTION refuse_rows_by_place();

CREATE TRIGGER partner_details_in_the_clear BEFORE UPDATE OF phone, dob, street ON partner_details FOR EACH ROW EXECUTE FUNCTION replace_encrypted('phone', 'dob', 'street');

CREATE TRIGGER person_in_the_clear BEFORE UPDATE OF phone, dob ON people FOR EACH ROW EXECUTE FUNCTION replace_encrypted('phone', 'dob');

CREATE TRIGGER profile_in_the_clear BEFORE UPDATE OF phone, dob, street ON patient_profiles FOR EACH ROW EXECUTE FUNCTION replace_encrypted('phone', 'dob', 'street');

CREATE TRIGGER reschedules_news AFTER INSERT OR UPDATE ON reschedules FOR EACH ROW EXECUTE FUNCTION note_both();

CREATE TRIGGER selections_news AFTER INSERT OR UPDATE ON selections FOR EACH ROW EXECUTE FUNCTION note_selection();

CREATE TRIGGER working_rules_changed AFTER UPDATE OF notice_hours, keeps_half_hour ON specialists FOR EACH ROW WHEN (((old.notice_hours <> new.notice_hours) OR (old.keeps_half_hour <> new.keeps_half_hour))) EXECUTE FUNCTION working_rules_changed();

ALTER TABLE ONLY alerts
    ADD CONSTRAINT alerts_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY alerts
    ADD CONSTRAINT alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);

ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES users(id);

ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY availability_blocks
    ADD CONSTRAINT availability_blocks_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY availability_reads
    ADD CONSTRAINT availability_reads_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY bookings
    ADD CONSTRAINT bookings_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id);

ALTER TABLE ONLY bookings
    ADD CONSTRAINT bookings_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id);

ALTER TABLE ONLY bookings
    ADD CONSTRAINT bookings_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id);

ALTER TABLE ONLY bookings
    ADD CONSTRAINT bookings_reschedule_id_fkey FOREIGN KEY (reschedule_id) REFERENCES reschedules(id);

ALTER TABLE ONLY bookings
    ADD CONSTRAINT bookings_selection_id_fkey FOREIGN KEY (selection_id) REFERENCES selections(id);

ALTER TABLE ONLY bookings
    ADD CONSTRAINT bookings_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY busy_calendars
    ADD CONSTRAINT busy_calendars_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY candidates
    ADD CONSTRAINT candidates_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id);

ALTER TABLE ONLY candidates
    ADD CONSTRAINT candidates_selection_id_fkey FOREIGN KEY (selection_id) REFERENCES selections(id);

ALTER TABLE ONLY candidates
    ADD CONSTRAINT candidates_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY caused_emails
    ADD CONSTRAINT caused_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY charges
    ADD CONSTRAINT charges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY disconnected_partners
    ADD CONSTRAINT disconnected_partners_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);

ALTER TABLE ONLY disconnected_partners
    ADD CONSTRAINT disconnected_partners_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY email_preferences
    ADD CONSTRAINT email_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY hidden_times
    ADD CONSTRAINT hidden_times_calendar_id_fkey FOREIGN KEY (calendar_id) REFERENCES busy_calendars(id);

ALTER TABLE ONLY hidden_times
    ADD CONSTRAINT hidden_times_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY identities
    ADD CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY offer_slots
    ADD CONSTRAINT offer_slots_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id);

ALTER TABLE ONLY offers
    ADD CONSTRAINT offers_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id);

ALTER TABLE ONLY offers
    ADD CONSTRAINT offers_selection_id_fkey FOREIGN KEY (selection_id) REFERENCES selections(id);

ALTER TABLE ONLY offers
    ADD CONSTRAINT offers_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY partner_details
    ADD CONSTRAINT partner_details_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);

ALTER TABLE ONLY partner_details
    ADD CONSTRAINT partner_details_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY partner_keys
    ADD CONSTRAINT partner_keys_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);

ALTER TABLE ONLY partner_origins
    ADD CONSTRAINT partner_origins_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);

ALTER TABLE ONLY partner_sessions
    ADD CONSTRAINT partner_sessions_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);

ALTER TABLE ONLY partner_sessions
    ADD CONSTRAINT partner_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY partner_sign_ins
    ADD CONSTRAINT partner_sign_ins_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);

ALTER TABLE ONLY partner_sign_ins
    ADD CONSTRAINT partner_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY partner_visits
    ADD CONSTRAINT partner_visits_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);

ALTER TABLE ONLY partner_visits
    ADD CONSTRAINT partner_visits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY passkey_challenges
    ADD CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY patient_profiles
    ADD CONSTRAINT patient_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY payout_accounts
    ADD CONSTRAINT payout_accounts_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY people
    ADD CONSTRAINT people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charges(id);

ALTER TABLE ONLY reminders_due
    ADD CONSTRAINT reminders_due_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY request_digests
    ADD CONSTRAINT request_digests_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY reschedules
    ADD CONSTRAINT reschedules_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);

ALTER TABLE ONLY reschedules
    ADD CONSTRAINT reschedules_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id);

ALTER TABLE ONLY reschedules
    ADD CONSTRAINT reschedules_selection_id_fkey FOREIGN KEY (selection_id) REFERENCES selections(id);

ALTER TABLE ONLY reschedules
    ADD CONSTRAINT reschedules_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY saved_cards
    ADD CONSTRAINT saved_cards_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY selections
    ADD CONSTRAINT selections_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id);

ALTER TABLE ONLY selections
    ADD CONSTRAINT selections_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id);

ALTER TABLE ONLY selections
    ADD CONSTRAINT selections_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id);

ALTER TABLE ONLY sent_emails
    ADD CONSTRAINT sent_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY specialist_licences
    ADD CONSTRAINT specialist_licences_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY specialist_meetings
    ADD CONSTRAINT specialist_meetings_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id) ON DELETE CASCADE;

ALTER TABLE ONLY specialist_specialties
    ADD CONSTRAINT specialist_specialties_specialist_id_fkey FOREIGN KEY (specialist_id) REFERENCES specialists(id);

ALTER TABLE ONLY specialists
    ADD CONSTRAINT specialists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);

ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

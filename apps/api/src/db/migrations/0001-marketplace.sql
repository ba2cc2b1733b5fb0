-- People. An account is one verified e-mail; each sign-in provider's uid points at it.
create table users (
  id text primary key,
  email text not null,
  role text check (role in ('patient', 'specialist')),
  name text,
  stripe_customer_id text,
  created_at timestamptz not null default now()
);
create unique index users_one_per_email on users (lower(email));

create table identities (
  provider_uid text primary key,
  user_id text not null references users (id),
  created_at timestamptz not null default now()
);
create index identities_of_user on identities (user_id);

create table patient_profiles (
  user_id text primary key references users (id),
  phone text not null,
  gender text not null,
  dob date not null,
  -- AES-256-GCM, bound to table, row and column; never the number itself.
  medicare_or_ihi_sealed text,
  street text not null,
  suburb text,
  state text not null,
  postal_code text not null,
  updated_at timestamptz not null default now()
);

-- Specialists of every profession. Only approved ones are found, picked or paid.
create table specialists (
  id text primary key,
  user_id text not null unique references users (id),
  name text not null,
  profession text not null,
  profile_type text not null check (profile_type in ('SOLO', 'EUCA_MD')),
  photo_url text,
  city text not null,
  state text not null,
  subspecialties text[] not null default '{}',
  bio text not null default '',
  approved boolean not null default false,
  created_at timestamptz not null default now()
);

-- What a specialist is found under. The columns after `specialty` repeat the specialist's own and are kept by triggers
-- (0002): a page of a search is then read in its order from one index, whatever the number of specialists.
create table specialist_specialties (
  specialist_id text not null references specialists (id),
  profession text not null,
  specialty text not null,
  state text not null,
  practice boolean not null,
  name text not null,
  listed boolean not null,
  -- The soonest free half hour, 'infinity' for none; in the past or '-infinity' once it has to be looked up again.
  free_from timestamptz not null default '-infinity',
  primary key (specialist_id, specialty)
);
create index specialists_in_order on specialist_specialties (profession, specialty, practice desc, free_from, name, specialist_id) where listed;
create index specialists_in_order_by_state on specialist_specialties (profession, specialty, state, practice desc, free_from, name, specialist_id) where listed;

create table availability_blocks (
  id text primary key,
  specialist_id text not null references specialists (id),
  start_at timestamptz not null,
  end_at timestamptz not null,
  check (end_at > start_at)
);
create index availability_of_specialist on availability_blocks (specialist_id, start_at);
-- The soonest block that has not ended, without walking through the past ones.
create index availability_to_come on availability_blocks (specialist_id, end_at);

-- Applications wait here until staff have verified the documents.
create table applications (
  id text primary key,
  user_id text not null references users (id),
  profile_type text not null check (profile_type in ('SOLO', 'EUCA_MD')),
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  details jsonb not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decision_reason text
);
create unique index applications_one_pending on applications (user_id) where status = 'PENDING';

-- A patient's request: one to ten specialist-and-slot pairs, the first to accept is booked.
create table selections (
  id text primary key,
  patient_id text not null references users (id),
  profession text not null,
  specialty text not null,
  reason text,
  fee_cap_cents integer check (fee_cap_cents > 0),
  -- OPEN until booked, cancelled or closed (all decided, or lapsed).
  state text not null default 'OPEN' check (state in ('OPEN', 'BOOKED', 'CANCELLED', 'CLOSED')),
  payment_status text,
  submitted_at timestamptz,
  -- Set at submission: the last picked slot, or 6 days after it, whichever is sooner.
  expires_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);
create index selections_of_patient on selections (patient_id, created_at desc);
create index selections_to_lapse on selections (expires_at) where state = 'OPEN' and expires_at is not null;

create table candidates (
  id text primary key,
  selection_id text not null references selections (id),
  specialist_id text not null references specialists (id),
  start_at timestamptz not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'LOST', 'CANCELLED')),
  fee_cents integer check (fee_cents > 0),
  decided_at timestamptz,
  unique (selection_id, specialist_id),
  check (extract(epoch from start_at)::bigint % 1800 = 0)
);
create index candidates_of_specialist on candidates (specialist_id, status, start_at);

-- A booking is CLAIMED while its acceptance fee is being authorised, then CONFIRMED. Both are live: the two unique
-- indexes decide every race, whatever the number of API processes.
create table bookings (
  id text primary key,
  selection_id text not null references selections (id),
  candidate_id text not null references candidates (id),
  specialist_id text not null references specialists (id),
  patient_id text not null references users (id),
  start_at timestamptz not null,
  end_at timestamptz not null,
  fee_cents integer not null check (fee_cents > 0),
  status text not null check (status in ('CLAIMED', 'CONFIRMED', 'CANCELLED')),
  cancelled_by text check (cancelled_by in ('patient', 'specialist')),
  -- A claim older than its lease is settled by whoever finds it: the next accept, or drain().
  claimed_until timestamptz not null,
  created_at timestamptz not null default now(),
  check (extract(epoch from start_at)::bigint % 1800 = 0 and end_at = start_at + interval '30 minutes')
);
create unique index bookings_one_per_selection on bookings (selection_id) where status in ('CLAIMED', 'CONFIRMED');
create unique index bookings_one_per_slot on bookings (specialist_id, start_at) where status in ('CLAIMED', 'CONFIRMED');
create index bookings_of_patient on bookings (patient_id, start_at);
create index bookings_claimed on bookings (claimed_until) where status = 'CLAIMED';

-- One row per card authorisation, written before the payment provider is asked, so that a crash in between is found.
create table charges (
  id text primary key,
  kind text not null check (kind in ('booking_fee', 'acceptance_fee')),
  selection_id text not null references selections (id),
  -- The accepting candidate; null for the patient's booking fee.
  candidate_id text references candidates (id),
  user_id text not null references users (id),
  amount_cents integer not null check (amount_cents > 0),
  payment_method_id text not null,
  payment_intent_id text,
  -- STARTED -> AUTHORISED -> CAPTURED, or ACTION_REQUIRED, FAILED, RELEASED, REFUNDED.
  status text not null check (status in ('STARTED', 'ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED', 'FAILED', 'RELEASED', 'REFUNDED')),
  started_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'acceptance_fee') = (candidate_id is not null))
);
-- One live authorisation per purpose: a retry finds the row, and the provider sees the same idempotency key. A failed or
-- released one is history, and the same card may be tried again under a new key.
create unique index charges_one_live_booking_fee on charges (selection_id)
  where kind = 'booking_fee' and status in ('STARTED', 'ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED');
create unique index charges_one_live_acceptance_fee on charges (candidate_id)
  where kind = 'acceptance_fee' and status in ('STARTED', 'ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED');
create index charges_started on charges (started_until) where status in ('STARTED', 'ACTION_REQUIRED');
create index charges_by_intent on charges (payment_intent_id);

-- Consequences, written in the same transaction as their cause and carried out by drain().
create table outbox (
  id text primary key,
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  done_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz not null default now()
);
create index outbox_due on outbox (run_at) where done_at is null and failed_at is null;

-- Who read or changed what. Ids only.
create table audit (
  id text primary key,
  actor text not null,
  action text not null,
  subject text not null,
  at timestamptz not null default now()
);

create table webhook_events (
  id text primary key,
  received_at timestamptz not null default now()
);

create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);

-- A row for each authorisation, written before Stripe is called: a crash in between is found.
create table charges (
  id text primary key,
  kind text not null,
  user_id text not null references users (id),
  amount_cents integer not null check (amount_cents > 0),
  -- Null where the card is known to Stripe only.
  payment_method_id text,
  payment_intent_id text,
  status text not null check (status in
    ('STARTED', 'ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED', 'FAILED', 'RELEASED', 'REFUNDING', 'REFUNDED')),
  started_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  subject_type text not null,
  subject_id text not null,
  -- Part of the request to Stripe, as `customer_id` is: one idempotency key, one request.
  metadata jsonb not null,
  customer_id text,
  -- The key is charge:<id>, then charge:<id>:1 and so on.
  key_number integer not null default 0,
  -- Faults on Stripe's side.
  faults integer not null default 0,
  -- Stripe's type and code, never its message.
  failed_because text,
  capture_before timestamptz,
  -- Refunds that the bank returned.
  failed_refunds text[] not null default '{}',
  dispute_id text,
  dispute_status text,
  dispute_reason text,
  dispute_cents integer,
  -- Stripe account that gets the money, less our fee.
  account_id text,
  our_fee_cents integer,
  saves_card boolean not null default false,
  card_brand text,
  card_last4 text,
  -- Stripe's name: apple_pay, google_pay, link.
  card_wallet text,
  constraint charges_shared check ((account_id is null) = (our_fee_cents is null)),
  constraint charges_our_part check (our_fee_cents is null or our_fee_cents between 0 and amount_cents)
);
-- One live authorisation for each purpose. After a failed or released one, the same card gets a new idempotency key.
create unique index charges_one_live on charges (subject_id, subject_type, kind)
  where status in ('STARTED', 'ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED');
create index charges_of_subject on charges (subject_id, subject_type);
create index charges_of_user on charges (user_id);
create index charges_started on charges (started_until) where status in ('STARTED', 'ACTION_REQUIRED');
create index charges_by_intent on charges (payment_intent_id);
create index charges_by_age on charges using brin (created_at);

-- Each charge has one receipt, and another email when it is refunded.
create table receipts (
  charge_id text primary key references charges (id),
  number bigint generated always as identity unique,
  issued_at timestamptz not null,
  refunded_at timestamptz
);

-- Stripe keeps the number.
create table saved_cards (
  id text primary key,
  user_id text not null references users (id),
  payment_method_id text not null unique,
  brand text not null,
  last4 text not null,
  wallet text,
  exp_month integer not null,
  exp_year integer not null,
  saved_at timestamptz not null,
  used_at timestamptz not null
);
create index saved_cards_of_user on saved_cards (user_id, used_at desc);

-- Charges of the last hour, by person or by a keyed hash of the address (ledger/card-tries.ts).
create table card_tries (
  key text primary key,
  charges text[] not null,
  tried_at timestamptz not null
);
create index card_tries_by_age on card_tries (tried_at);

-- Results of comparing our charges with Stripe's.
create table reconciliations (
  id text primary key,
  -- Null: all charges.
  since timestamptz,
  charges integer not null,
  payments integer not null,
  differences integer not null,
  put_right integer not null,
  ended_at timestamptz not null
);
create index reconciliations_by_end on reconciliations (ended_at);

create table webhook_events (
  id text primary key,
  received_at timestamptz not null default now()
);
create index webhook_events_by_age on webhook_events using brin (received_at);

-- A specialist's Stripe account, as last seen.
create table payout_accounts (
  specialist_id text primary key references specialists (id),
  account_id text not null unique,
  -- Payments can be transferred to it.
  takes_money boolean not null default false,
  is_submitted boolean not null default false,
  disabled_because text,
  -- Stripe's open questions, in its words, and their deadline.
  asks text[] not null default '{}',
  asks_by timestamptz,
  seen_at timestamptz not null,
  created_at timestamptz not null
);

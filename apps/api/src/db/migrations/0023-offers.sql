-- Requests that ask specialists for times stand beside those that picked them: one list, one way to be taken back, booked and cancelled.
alter table selections
  add column kind text not null default 'picked' check (kind in ('picked', 'asked')),
  add column timeframe text,
  add column timeframe_words text,
  -- Where the patient is; null for anywhere.
  add column wanted_state text,
  add constraint selections_asked check ((kind = 'asked') = (timeframe is not null));
-- What a specialist may answer, oldest first.
create index selections_asked_open on selections (profession, specialty, created_at, id)
  where kind = 'asked' and state = 'OPEN' and deleted_at is null;

-- How a specialist is paid: an account at the payment provider, as it was seen last.
create table payout_accounts (
  specialist_id text primary key references specialists (id),
  account_id text not null unique,
  -- What patients pay can be transferred to it.
  takes_money boolean not null default false,
  is_submitted boolean not null default false,
  disabled_because text,
  -- What the provider still asks for, in its own words, and until when.
  asks text[] not null default '{}',
  asks_by timestamptz,
  seen_at timestamptz not null,
  created_at timestamptz not null
);

-- A specialist's answer to one of them. What is theirs and what is ours is settled when it is made.
create table offers (
  id text primary key,
  selection_id text not null references selections (id),
  specialist_id text not null references specialists (id),
  patient_id text not null references users (id),
  fee_cents integer not null check (fee_cents >= 0),
  our_fee_cents integer not null check (our_fee_cents between 0 and fee_cents),
  -- The payout account that the fee goes to.
  account_id text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'EXPIRED', 'LOST', 'WITHDRAWN')),
  expires_at timestamptz not null,
  decided_at timestamptz,
  -- The idempotency key it was made under.
  made_as text,
  created_at timestamptz not null
);
create unique index offers_one_open on offers (selection_id, specialist_id) where state = 'OPEN';
create unique index offers_one_accepted on offers (selection_id) where state = 'ACCEPTED';
create unique index offers_made_once on offers (specialist_id, made_as) where made_as is not null;
create index offers_of_specialist on offers (specialist_id, created_at desc, id desc);
create index offers_of_patient on offers (patient_id, created_at desc, id desc);
create index offers_of_selection on offers (selection_id);
create index offers_to_expire on offers (expires_at) where state = 'OPEN';

create table offer_slots (
  offer_id text not null references offers (id),
  start_at timestamptz not null check (extract(epoch from start_at)::bigint % 1800 = 0),
  primary key (offer_id, start_at)
);

-- A time that is held for an offer is a claim like any other: the same indexes on live bookings decide between offers and acceptances.
alter table bookings
  alter column candidate_id drop not null,
  add column offer_id text references offers (id),
  add constraint bookings_of_one check ((candidate_id is null) <> (offer_id is null)),
  drop constraint bookings_fee_cents_check,
  add constraint bookings_fee_cents_check check (fee_cents >= 0 and (fee_cents > 0 or offer_id is not null));
create index bookings_of_offer on bookings (offer_id) where offer_id is not null;

-- A charge whose money goes on to somebody: to which account, and how much of it stays ours. Its card is given to the provider alone.
alter table charges
  alter column payment_method_id drop not null,
  add column account_id text,
  add column our_fee_cents integer,
  add constraint charges_shared check ((account_id is null) = (our_fee_cents is null)),
  add constraint charges_our_part check (our_fee_cents is null or our_fee_cents between 0 and amount_cents);

-- When a specialist was last told of open requests, so that they hear of them once an hour at most.
create table request_digests (
  specialist_id text primary key references specialists (id),
  told_at timestamptz,
  -- A letter is on its way, and takes up whatever comes until then.
  is_due boolean not null default false
);

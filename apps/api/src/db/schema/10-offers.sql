-- Answers to open requests. Fees are fixed when an offer is made.
create table offers (
  id text primary key,
  selection_id text not null references selections (id),
  specialist_id text not null references specialists (id),
  patient_id text not null references users (id),
  fee_cents integer not null check (fee_cents >= 0),
  our_fee_cents integer not null check (our_fee_cents between 0 and fee_cents),
  -- Stripe account that gets the fee.
  account_id text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'EXPIRED', 'LOST', 'WITHDRAWN')),
  expires_at timestamptz not null,
  decided_at timestamptz,
  -- Idempotency key.
  made_as text,
  created_at timestamptz not null
);
create unique index offers_one_open on offers (selection_id, specialist_id) where state = 'OPEN';
create unique index offers_one_accepted on offers (selection_id) where state = 'ACCEPTED';
create unique index offers_made_once on offers (specialist_id, made_as) where made_as is not null;
create index offers_of_specialist on offers (specialist_id, created_at desc, id desc);
create index offers_open_of_specialist on offers (specialist_id, selection_id) where state = 'OPEN';
create index offers_of_patient on offers (patient_id, created_at desc, id desc);
create index offers_of_selection on offers (selection_id);
create index offers_to_expire on offers (expires_at) where state = 'OPEN';
create trigger offers_news after insert or update on offers for each row execute function note_both();

create table offer_slots (
  offer_id text not null references offers (id),
  start_at timestamptz not null check (extract(epoch from start_at)::bigint % 1800 = 0),
  primary key (offer_id, start_at)
);

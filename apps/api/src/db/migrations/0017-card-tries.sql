-- Charges that were started by a person, or from an address (a keyed hash): ledger/card-tries.ts counts those of the last hour.
create table card_tries (
  key text primary key,
  charges text[] not null,
  tried_at timestamptz not null
);
create index card_tries_by_age on card_tries (tried_at);

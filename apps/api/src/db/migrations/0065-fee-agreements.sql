-- The fee a patient agreed to when they made a request. `fee_cap_cents` is null with any fee.
alter table selections
  add column any_fee boolean not null default false,
  add column agreed_at timestamptz,
  add column agreed_wording text;
-- The fee the specialist advertised at that time.
-- locks candidates: adds an empty column, reads no row.
alter table candidates add column fee_from_cents integer;

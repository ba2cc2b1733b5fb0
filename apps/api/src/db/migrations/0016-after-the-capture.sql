alter table charges
  -- Until when an authorisation holds, as the provider says.
  add column capture_before timestamptz,
  -- The provider's ids of refunds that the bank has sent back.
  add column failed_refunds text[] not null default '{}',
  -- What the card's bank takes back, in the provider's words.
  add column dispute_id text,
  add column dispute_status text,
  add column dispute_reason text,
  add column dispute_cents integer,
  -- REFUNDING: to be given back, which is not said to have happened before the provider has done it.
  drop constraint charges_status_check,
  add constraint charges_status_check check (status in
    ('STARTED', 'ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED', 'FAILED', 'RELEASED', 'REFUNDING', 'REFUNDED'));
update charges set status = 'REFUNDING' where status = 'REFUNDED' and exists (
  select 1 from outbox where kind = 'refund' and done_at is null and payload ->> 'chargeId' = charges.id);

-- A charge is of a kind and for a subject, whichever noun it belongs to: a new fee is a new row, not a new column.
alter table charges
  add column subject_type text,
  add column subject_id text,
  -- Ids for people who look the payment up at the provider. Part of what is asked, so it never changes.
  add column metadata jsonb;
update charges set
  subject_type = case kind when 'booking_fee' then 'selection' else 'candidate' end,
  subject_id = coalesce(candidate_id, selection_id),
  metadata = jsonb_build_object('selectionId', selection_id);
alter table charges
  alter column subject_type set not null,
  alter column subject_id set not null,
  alter column metadata set not null,
  -- The indexes and the check on these columns go with them.
  drop column selection_id,
  drop column candidate_id,
  drop constraint charges_kind_check;
-- One live authorisation per purpose: a retry finds the row, and the provider sees the same idempotency key.
create unique index charges_one_live on charges (subject_id, subject_type, kind)
  where status in ('STARTED', 'ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED');
create index charges_of_subject on charges (subject_id, subject_type);

-- Each noun writes its own letters.
update outbox set kind = 'selection-letter' where kind = 'mail';

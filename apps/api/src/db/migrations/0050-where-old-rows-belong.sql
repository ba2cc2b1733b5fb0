-- Work and audit are to lie month by month (docs/decisions/2026-11-26-old-rows-by-month.md). What is there becomes the first part of each, until the month
-- after the next begins. Said here without a look at the rows; 0051 looks, and keeps nobody waiting; 0052 relies on it.
-- locks outbox: a rule that looks at no row is written down in a moment; so is that of audit.
do $$
declare
  until timestamptz := (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC';
begin
  execute format('alter table outbox add constraint outbox_before check (created_at < %L) not valid', until);
  execute format('alter table audit add constraint audit_before check (at < %L) not valid', until);
end $$;

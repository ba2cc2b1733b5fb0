-- Consequences of a change, written in its transaction. A part for each month (docs/decisions/2026-11-26-old-rows-by-month.md).
-- IDs are unique in their part: a key of all parts would have to hold the time.
create table outbox (
  id text not null,
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  done_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  -- The error's name, never its message, which may quote personal data.
  last_error text,
  -- The job whose email says that this one was given up.
  told_in text
) partition by range (created_at);

-- Until the month after the next begins, the first part takes all rows.
do $$
begin
  execute format(
    'create table outbox_before partition of outbox (constraint outbox_pkey primary key (id)) for values from (minvalue) to (%L)',
    (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC');
end $$;
create index outbox_before_due on outbox_before (run_at) where done_at is null and failed_at is null;
create index outbox_before_given_up on outbox_before (failed_at) where failed_at is not null;
create index outbox_before_by_age on outbox_before using brin (created_at);
-- Rows without a month, or not done when their month was dropped.
create table outbox_rest partition of outbox (primary key (id)) default;

create index outbox_due on outbox (run_at) where done_at is null and failed_at is null;
create index outbox_given_up on outbox (failed_at) where failed_at is not null;
create index outbox_by_age on outbox using brin (created_at);

-- `ctid` names one row in every part.
create function refuse_rows_by_place() returns trigger language plpgsql as $$
begin
  if current_query() ~* '\mctid\M' then
    raise exception 'Old rows of % go by their part: this process is of a version before.', tg_table_name;
  end if;
  return null;
end $$;
create trigger outbox_by_place before delete on outbox for each statement execute function refuse_rows_by_place();

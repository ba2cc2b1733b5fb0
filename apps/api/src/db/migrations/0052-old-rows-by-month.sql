-- locks outbox: names change, and what is there is attached as it lies; no row is read, for 0051 has proved where they belong.
-- locks audit: no row is read here either; who holds audit and waits for outbox is waited for no longer than the runner waits, which then gives way.
-- contract: the version before reads and writes both by their names, and finds its rows as ever; its deletion by place is refused below.

-- An id is unique in its part alone: it has a hundred random bits, and a key over all parts would have to hold the time.
alter table outbox rename to outbox_before;
alter index outbox_due rename to outbox_before_due;
alter index outbox_given_up rename to outbox_before_given_up;
alter index outbox_by_age rename to outbox_before_by_age;
create table outbox (like outbox_before including defaults) partition by range (created_at);
create index outbox_due on outbox (run_at) where done_at is null and failed_at is null;
create index outbox_given_up on outbox (failed_at) where failed_at is not null;
create index outbox_by_age on outbox using brin (created_at);

alter table audit rename to audit_before;
alter index audit_by_age rename to audit_before_by_age;
alter index audit_reads rename to audit_before_reads;
create table audit (like audit_before including defaults) partition by range (at);
create index audit_by_age on audit using brin (at);
create index audit_reads on audit using gin (string_to_array(subject, ','))
  where action in ('patient-details.read', 'application.read', 'document.open');

do $$
declare
  part record;
begin
  for part in select x.name, x.name || '_before' as before from unnest(array['outbox', 'audit']) as x (name) loop
    execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', part.name, part.before, (
      select (regexp_match(pg_get_constraintdef(oid), '''([^'']+)'''))[1]
      from pg_constraint where conname = part.before and conrelid = part.before::regclass));
    execute format('alter table %I drop constraint %I', part.before, part.before);
  end loop;
end $$;

-- What has no month of its own: of a time nobody made one for, or not done when its month went.
create table outbox_rest partition of outbox (primary key (id)) default;
create table audit_rest partition of audit (primary key (id)) default;

-- The version before deletes old rows by `ctid`, which names one in every part. It is told so, and tries again later.
create function refuse_rows_by_place() returns trigger language plpgsql as $$
begin
  if current_query() ~* '\mctid\M' then
    raise exception 'Old rows of % go by their part: this process is of a version before.', tg_table_name;
  end if;
  return null;
end $$;
create trigger outbox_by_place before delete on outbox for each statement execute function refuse_rows_by_place();
create trigger audit_by_place before delete on audit for each statement execute function refuse_rows_by_place();

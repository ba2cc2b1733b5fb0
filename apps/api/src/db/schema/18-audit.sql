-- Who read or changed which record. IDs only.
create table audit (
  id text not null,
  actor text not null,
  action text not null,
  subject text not null,
  at timestamptz not null default now()
) partition by range (at);

do $$
begin
  execute format(
    'create table audit_before partition of audit (constraint audit_pkey primary key (id)) for values from (minvalue) to (%L)',
    (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC');
end $$;
create index audit_before_by_age on audit_before using brin (at);
create index audit_before_reads on audit_before using gin (string_to_array(subject, ','))
  where action in ('patient-details.read', 'application.read', 'document.open');
create table audit_rest partition of audit (primary key (id)) default;

create index audit_by_age on audit using brin (at);
-- Who has read a person's details.
create index audit_reads on audit using gin (string_to_array(subject, ','))
  where action in ('patient-details.read', 'application.read', 'document.open');
create trigger audit_by_place before delete on audit for each statement execute function refuse_rows_by_place();

-- A month less than 7 years, because clocks differ. Deleting from audit_rest moves an entry to its month.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.at < now() - interval '83 months' or tg_table_name = 'audit_rest') then
    return old;
  end if;
  raise exception 'Audit entries are never changed, and are deleted only after 7 years.';
end $$;
create trigger audit_stays before update or delete on audit for each row execute function refuse_audit_change();

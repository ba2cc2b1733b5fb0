-- locks audit: with its parts, audit_rest among them; a trigger is made in a moment and reads no row.

-- A month less than 7 years, because clocks differ. Entries that wait in audit_rest for their month are moved by deleting them there.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.at < now() - interval '83 months' or tg_table_name = 'audit_rest') then
    return old;
  end if;
  raise exception 'Audit entries are never changed, and are deleted only after 7 years.';
end $$;

-- In a block, because a trigger on a table of parts locks each part.
do $$
begin
  create trigger audit_stays before update or delete on audit for each row execute function refuse_audit_change();
end $$;

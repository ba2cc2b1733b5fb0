create table availability_blocks (
  id text primary key,
  specialist_id text not null references specialists (id),
  start_at timestamptz not null,
  end_at timestamptz not null,
  check (end_at > start_at)
);
create index availability_of_specialist on availability_blocks (specialist_id, start_at);
create index availability_to_come on availability_blocks (specialist_id, end_at);

-- Range of the last GET /availability/mine: a PUT without If-Match replaces the blocks inside it.
create table availability_reads (
  specialist_id text primary key references specialists (id),
  -- Null: open on that side.
  start_at timestamptz,
  end_at timestamptz,
  read_at timestamptz not null
);

create function availability_changed() returns trigger language plpgsql as $$
begin
  perform from specialist_specialties where specialist_id in (select c.specialist_id from changed c)
    order by specialist_id, specialty, state for no key update;
  update specialist_specialties set free_from = '-infinity' where specialist_id in (select c.specialist_id from changed c);
  return null;
end $$;
create trigger availability_added after insert on availability_blocks
  referencing new table as changed for each statement execute function availability_changed();
create trigger availability_moved after update on availability_blocks
  referencing new table as changed for each statement execute function availability_changed();
create trigger availability_removed after delete on availability_blocks
  referencing old table as changed for each statement execute function availability_changed();

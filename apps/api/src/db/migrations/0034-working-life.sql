-- What a specialist keeps to in what patients may pick.
alter table specialists
  add column notice_hours smallint not null default 1 check (notice_hours between 1 and 168),
  add column keeps_half_hour boolean not null default false;

-- Another calendar of a specialist, whose busy times hide slots. Its address is a secret of theirs: sealed, and known again by its hash.
create table busy_calendars (
  id text primary key,
  specialist_id text not null references specialists (id),
  -- One of so many; the index decides between two that are added at once.
  place smallint not null check (place between 1 and 5),
  name text not null,
  address_sealed text not null,
  address_hash text not null,
  -- Set on as it is taken up: a process that dies leaves it to be read a little later.
  next_read_at timestamptz not null,
  -- Since when a reading that was asked for waits for its end.
  reading_since timestamptz,
  read_at timestamptz,
  failed_since timestamptz,
  fault text,
  created_at timestamptz not null
);
create unique index busy_calendars_by_place on busy_calendars (specialist_id, place);
create unique index busy_calendars_once on busy_calendars (specialist_id, address_hash);
create index busy_calendars_to_read on busy_calendars (next_read_at);

-- What hides slots: time off, and the busy times of another calendar. Nothing is kept of what those times are for.
create table hidden_times (
  id text primary key,
  specialist_id text not null references specialists (id),
  -- Null for time off.
  calendar_id text references busy_calendars (id),
  start_at timestamptz not null,
  end_at timestamptz not null,
  check (end_at > start_at)
);
create index hidden_times_of_specialist on hidden_times (specialist_id, end_at, start_at);
create index hidden_times_of_calendar on hidden_times (calendar_id, end_at) where calendar_id is not null;
create unique index time_off_once on hidden_times (specialist_id, start_at, end_at) where calendar_id is null;

-- The address of a specialist's feed: one at a time. The hash finds it, the sealed one is shown to its owner.
create table calendar_feeds (
  specialist_id text primary key references specialists (id),
  token_hash text not null unique,
  token_sealed text not null,
  made_at timestamptz not null
);

-- The order of search follows, under the same lock as for availability.
create trigger hidden_times_added after insert on hidden_times
  referencing new table as changed for each statement execute function availability_changed();
create trigger hidden_times_removed after delete on hidden_times
  referencing old table as changed for each statement execute function availability_changed();

-- With a longer notice the soonest slot passes sooner: those are looked up by it (specialists/refresh-free-from.ts).
alter table specialist_specialties add column notice_hours smallint not null default 1;
create index specialists_by_notice on specialist_specialties (notice_hours, free_from) where listed and notice_hours > 1;

create function copy_notice() returns trigger language plpgsql as $$
begin
  select s.notice_hours into strict new.notice_hours from specialists s where s.id = new.specialist_id;
  return new;
end $$;
create trigger copy_notice before insert on specialist_specialties for each row execute function copy_notice();

create function working_rules_changed() returns trigger language plpgsql as $$
begin
  perform from specialist_specialties where specialist_id = new.id order by specialty, state for no key update;
  update specialist_specialties set notice_hours = new.notice_hours, free_from = '-infinity' where specialist_id = new.id;
  return null;
end $$;
create trigger working_rules_changed after update of notice_hours, keeps_half_hour on specialists for each row
  when (old.notice_hours <> new.notice_hours or old.keeps_half_hour <> new.keeps_half_hour)
  execute function working_rules_changed();

-- A booking also takes the half hour after it from whoever keeps that free; what is later stays (booking_changed has the rest).
create function booking_takes_break() returns trigger language plpgsql as $$
begin
  if (select s.keeps_half_hour from specialists s where s.id = new.specialist_id) then
    perform from specialist_specialties where specialist_id = new.specialist_id order by specialty, state for no key update;
    update specialist_specialties set free_from = '-infinity'
      where specialist_id = new.specialist_id and free_from <= new.start_at + interval '30 minutes';
  end if;
  return null;
end $$;
create trigger booking_takes_break after insert on bookings for each row execute function booking_takes_break();

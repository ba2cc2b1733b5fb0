-- Other calendars of a specialist, whose busy times hide slots. The address is a secret: encrypted, and found by its hash.
create table busy_calendars (
  id text primary key,
  specialist_id text not null references specialists (id),
  place smallint not null check (place between 1 and 5),
  name text not null,
  address_encrypted text not null,
  address_hash text not null,
  -- Put off when a reading begins: if that process dies, another reads it later.
  next_read_at timestamptz not null,
  -- Since when a requested reading is under way.
  reading_since timestamptz,
  read_at timestamptz,
  failed_since timestamptz,
  fault text,
  created_at timestamptz not null,
  -- Not read any more, after 30 days of failures.
  stopped_at timestamptz,
  -- Counts of the last reading, and times of series. No titles.
  reading jsonb,
  read_job text,
  -- When the reading was put off because the specialist had used up their reading time.
  put_off_at timestamptz
);
create unique index busy_calendars_by_place on busy_calendars (specialist_id, place);
create unique index busy_calendars_once on busy_calendars (specialist_id, address_hash);
create index busy_calendars_to_read on busy_calendars (next_read_at);
create index busy_calendars_still_read on busy_calendars (next_read_at) where stopped_at is null;

-- Time off and busy times. Only when, never why.
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
create trigger hidden_times_added after insert on hidden_times
  referencing new table as changed for each statement execute function availability_changed();
create trigger hidden_times_removed after delete on hidden_times
  referencing old table as changed for each statement execute function availability_changed();

-- One feed for each specialist, found by the hash; the encrypted token is shown to its owner.
create table calendar_feeds (
  specialist_id text primary key references specialists (id),
  token_hash text not null unique,
  token_encrypted text not null,
  made_at timestamptz not null
);

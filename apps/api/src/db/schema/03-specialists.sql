-- Bodies after `return` are bound here: while an index is built, functions are not found by name.
create function plain_name(name text) returns text language sql immutable
  return regexp_replace(
    lower(translate(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), 'đĐøØ-''’.', 'dDoO    ')),
    '\m(dr|mr|mrs|ms|miss|prof|professor|assoc|associate)\M', '', 'g');
create function first_word(name text) returns text language sql immutable
  return coalesce((regexp_match(plain_name(name), '[[:alnum:]]+'))[1], '');
create function last_word(name text) returns text language sql immutable
  return coalesce((regexp_match(plain_name(name), '([[:alnum:]]+)[^[:alnum:]]*$'))[1], '');
create function name_words(name text) returns tsvector language sql immutable
  return to_tsvector('simple'::regconfig, plain_name(name));

create table specialists (
  id text primary key,
  user_id text not null unique references users (id),
  name text not null,
  profession text not null,
  profile_type text not null check (profile_type in ('SOLO', 'EUCA_MD')),
  photo_url text,
  city text not null,
  state text not null,
  subspecialties text[] not null default '{}',
  bio text not null default '',
  -- Only approved specialists are found, picked or paid.
  approved boolean not null default false,
  created_at timestamptz not null default now(),
  -- Counts the saves: a save names the version it is based on.
  availability_version integer not null default 0,
  -- Name of the last save, to recognise a repeated one.
  availability_saved_as text,
  suspended_at timestamptz,
  suspended_because text,
  photo_small_url text,
  languages text[] not null default '{English}',
  fee_from_cents integer check (fee_from_cents > 0),
  profile_version integer not null default 0,
  gender text check (gender in ('Male', 'Female', 'Other')),
  notice_hours smallint not null default 1 check (notice_hours between 1 and 168),
  -- Keeps the half hour after each booking free.
  keeps_half_hour boolean not null default false,
  -- How soon they usually reply, and the end of the 90 days of its tenth reply (core/selection/usual-reply.ts).
  usual_reply text check (usual_reply in ('1-hour', '2-hours', 'same-day')),
  usual_reply_until timestamptz,
  check ((usual_reply is null) = (usual_reply_until is null))
);
create index specialists_by_words on specialists using gin (name_words(name)) where approved;
-- A common beginning of a name is read in order: collecting all matches grows with the number of specialists.
create index specialists_by_first_word on specialists (first_word(name) collate "C", name, id) where approved;
create index specialists_by_last_word on specialists (last_word(name) collate "C", name, id) where approved;

create table specialist_licences (
  specialist_id text not null references specialists (id),
  kind text not null,
  number text not null,
  -- States it lets them work in.
  states text[] not null,
  primary key (specialist_id, kind)
);

-- Without a row the default applies, and they have not been asked.
create table specialist_meetings (
  specialist_id text primary key references specialists (id) on delete cascade,
  way text not null check (way in ('phone', 'video')),
  video_url text,
  instructions text,
  said_at timestamptz not null,
  check ((way = 'video') = (video_url is not null))
);

-- Search reads this table in the order of one index. Triggers copy the specialist's own columns.
-- Changes to free times reset `free_from` under the lock of the rows, which the look-up takes first (specialists/search.ts).
create table specialist_specialties (
  specialist_id text not null references specialists (id),
  profession text not null,
  specialty text not null,
  state text not null,
  practice boolean not null,
  name text not null,
  listed boolean not null,
  -- Soonest free half hour; 'infinity' for none; in the past or '-infinity': to be looked up again.
  free_from timestamptz not null default '-infinity',
  -- The state of a licence, not of the address.
  by_licence boolean not null default false,
  -- The row that a search of all states reads.
  main boolean not null default true,
  gender text,
  languages text[] not null default '{English}',
  fee_from_cents integer,
  -- A bit for each half hour since 1970 modulo 2304 (48 days): 1 is free (core/search/free-halves.ts).
  free_halves bit(2304) not null default repeat('0', 2304)::bit(2304),
  known_until timestamptz not null default '-infinity',
  notice_hours smallint not null default 1,
  primary key (specialist_id, specialty, state)
);
create index specialists_in_order on specialist_specialties
  (profession, specialty, practice desc, free_from, name, specialist_id) where listed and main;
create index specialists_in_order_by_state on specialist_specialties
  (profession, specialty, state, practice desc, free_from, name, specialist_id) where listed;
create index specialists_to_look_up on specialist_specialties (free_from) where listed;
-- With a longer notice the soonest slot passes sooner (specialists/refresh-free-from.ts).
create index specialists_by_notice on specialist_specialties (notice_hours, free_from) where listed and notice_hours > 1;

create function copy_specialist() returns trigger language plpgsql as $$
begin
  select case when new.by_licence then new.state else s.state end, s.profile_type = 'EUCA_MD', s.name, s.approved,
      s.gender, s.languages, s.fee_from_cents
    into strict new.state, new.practice, new.name, new.listed, new.gender, new.languages, new.fee_from_cents
    from specialists s where s.id = new.specialist_id;
  return new;
end $$;
create trigger copy_specialist before insert on specialist_specialties for each row execute function copy_specialist();

create function copy_notice() returns trigger language plpgsql as $$
begin
  select s.notice_hours into strict new.notice_hours from specialists s where s.id = new.specialist_id;
  return new;
end $$;
create trigger copy_notice before insert on specialist_specialties for each row execute function copy_notice();

-- Rows of a specialist are locked in the order of their key: an update alone takes them as they lie, and two could deadlock.
create function copy_specialist_change() returns trigger language plpgsql as $$
begin
  perform from specialist_specialties where specialist_id = new.id order by specialty, state for no key update;
  update specialist_specialties
    set state = case when by_licence then state else new.state end,
      practice = new.profile_type = 'EUCA_MD', name = new.name, listed = new.approved,
      gender = new.gender, languages = new.languages, fee_from_cents = new.fee_from_cents
    where specialist_id = new.id;
  return null;
end $$;
create trigger copy_specialist_change
  after update of state, profile_type, name, approved, gender, languages, fee_from_cents on specialists
  for each row execute function copy_specialist_change();

create function working_rules_changed() returns trigger language plpgsql as $$
begin
  perform from specialist_specialties where specialist_id = new.id order by specialty, state for no key update;
  update specialist_specialties set notice_hours = new.notice_hours, free_from = '-infinity' where specialist_id = new.id;
  return null;
end $$;
create trigger working_rules_changed after update of notice_hours, keeps_half_hour on specialists for each row
  when (old.notice_hours <> new.notice_hours or old.keeps_half_hour <> new.keeps_half_hour)
  execute function working_rules_changed();

-- Half hours from the one at `start` to the first that is set; null for none.
create function first_half(halves bit, start integer) returns integer language sql immutable as $$
  select coalesce(
    nullif(position(B'1' in substring(halves from start + 1)), 0) - 1,
    nullif(position(B'1' in substring(halves for start)), 0) - 1 + length(halves) - start)
$$;

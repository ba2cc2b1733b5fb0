-- What a search is narrowed by, beside what it is ordered by: a filter reads the rows of a place in their order and joins nothing.

-- As an application says it; the last of several.
alter table specialists add column gender text check (gender in ('Male', 'Female', 'Other'));
update specialists s set gender = a.details->>'gender'
  from (
    select distinct on (user_id, profession) user_id, profession, details
    from applications where details->>'gender' in ('Male', 'Female', 'Other')
    order by user_id, profession, created_at desc
  ) a
  where a.user_id = s.user_id and a.profession = s.profession;

-- `free_halves` has a bit for each half hour, at its number since 1970 modulo 2304 (48 days; core/search/free-halves.ts): 1 where the specialist
-- is free. It holds until `known_until`, and while `free_from` is not reset.
alter table specialist_specialties
  add column gender text,
  add column languages text[] not null default '{English}',
  add column fee_from_cents integer,
  add column free_halves bit(2304) not null default repeat('0', 2304)::bit(2304),
  add column known_until timestamptz not null default '-infinity';
update specialist_specialties x
  set gender = s.gender, languages = s.languages, fee_from_cents = s.fee_from_cents, free_from = '-infinity'
  from specialists s where s.id = x.specialist_id;

create or replace function copy_specialist() returns trigger language plpgsql as $$
begin
  select case when new.by_licence then new.state else s.state end, s.profile_type = 'EUCA_MD', s.name, s.approved,
      s.gender, s.languages, s.fee_from_cents
    into strict new.state, new.practice, new.name, new.listed, new.gender, new.languages, new.fee_from_cents
    from specialists s where s.id = new.specialist_id;
  return new;
end $$;

create or replace function copy_specialist_change() returns trigger language plpgsql as $$
begin
  perform from specialist_specialties where specialist_id = new.id order by specialty, state for no key update;
  update specialist_specialties
    set state = case when by_licence then state else new.state end,
      practice = new.profile_type = 'EUCA_MD', name = new.name, listed = new.approved,
      gender = new.gender, languages = new.languages, fee_from_cents = new.fee_from_cents
    where specialist_id = new.id;
  return null;
end $$;
drop trigger copy_specialist_change on specialists;
create trigger copy_specialist_change after update of state, profile_type, name, approved, gender, languages, fee_from_cents on specialists
  for each row execute function copy_specialist_change();

-- A booking of a later slot leaves the soonest one as it is, and takes its own half hour alone; of whoever keeps the half hour after each booking free
-- (0034-working-life.sql, which comes before any call) the one before and the one after it too.
create or replace function booking_changed() returns trigger language plpgsql as $$
declare
  half bigint;
begin
  if tg_op = 'INSERT' then
    half := extract(epoch from new.start_at)::bigint / 1800;
    perform from specialist_specialties where specialist_id = new.specialist_id order by specialty, state for no key update;
    update specialist_specialties x
      set free_from = case when x.free_from <= new.start_at then '-infinity' else x.free_from end,
        free_halves = case when s.keeps_half_hour
          then set_bit(set_bit(set_bit(x.free_halves, (half % 2304)::integer, 0), ((half - 1) % 2304)::integer, 0), ((half + 1) % 2304)::integer, 0)
          else set_bit(x.free_halves, (half % 2304)::integer, 0) end
      from specialists s
      where x.specialist_id = new.specialist_id and s.id = new.specialist_id;
  else
    perform from specialist_specialties where specialist_id = old.specialist_id order by specialty, state for no key update;
    update specialist_specialties set free_from = '-infinity' where specialist_id = old.specialist_id;
  end if;
  return null;
end $$;

-- How many half hours after the one at `start` the first is that is set; null for none.
create function first_half(halves bit, start integer) returns integer language sql immutable as $$
  select coalesce(
    nullif(position(B'1' in substring(halves from start + 1)), 0) - 1,
    nullif(position(B'1' in substring(halves for start)), 0) - 1 + length(halves) - start)
$$;

-- Names are looked for by the beginnings of their words, without accents and titles.
create function name_words(name text) returns tsvector language sql immutable as $$
  select to_tsvector('simple', regexp_replace(
    lower(translate(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), 'đĐøØ-''’.', 'dDoO    ')),
    '\m(dr|mr|mrs|ms|miss|prof|professor|assoc|associate)\M', '', 'g'))
$$;
create index specialists_by_words on specialists using gin (name_words(name)) where approved;

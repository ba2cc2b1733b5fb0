-- The licences of an approved specialist, and where each lets them work.
create table specialist_licences (
  specialist_id text not null references specialists (id),
  kind text not null,
  number text not null,
  states text[] not null,
  primary key (specialist_id, kind)
);

-- Where the place of the matter decides, somebody is found in every state that a licence of theirs is for: a row for each. A search of
-- all states reads the main one alone.
alter table specialist_specialties
  add column by_licence boolean not null default false,
  add column main boolean not null default true,
  drop constraint specialist_specialties_pkey,
  add primary key (specialist_id, specialty, state);
drop index specialists_in_order;
create index specialists_in_order on specialist_specialties (profession, specialty, practice desc, free_from, name, specialist_id) where listed and main;

-- The state of an address is copied, that of a licence is its own.
create or replace function copy_specialist() returns trigger language plpgsql as $$
begin
  select case when new.by_licence then new.state else s.state end, s.profile_type = 'EUCA_MD', s.name, s.approved
    into strict new.state, new.practice, new.name, new.listed
    from specialists s where s.id = new.specialist_id;
  return new;
end $$;

-- One order of locks: by specialist, specialty and state.
create or replace function copy_specialist_change() returns trigger language plpgsql as $$
begin
  perform from specialist_specialties where specialist_id = new.id order by specialty, state for no key update;
  update specialist_specialties
    set state = case when by_licence then state else new.state end,
      practice = new.profile_type = 'EUCA_MD', name = new.name, listed = new.approved
    where specialist_id = new.id;
  return null;
end $$;

create or replace function availability_changed() returns trigger language plpgsql as $$
begin
  perform from specialist_specialties where specialist_id in (select c.specialist_id from changed c)
    order by specialist_id, specialty, state for no key update;
  update specialist_specialties set free_from = '-infinity' where specialist_id in (select c.specialist_id from changed c);
  return null;
end $$;

create or replace function booking_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from specialist_specialties where specialist_id = new.specialist_id order by specialty, state for no key update;
    -- A later slot leaves the soonest one as it is.
    update specialist_specialties set free_from = '-infinity' where specialist_id = new.specialist_id and free_from <= new.start_at;
  else
    perform from specialist_specialties where specialist_id = old.specialist_id order by specialty, state for no key update;
    update specialist_specialties set free_from = '-infinity' where specialist_id = old.specialist_id;
  end if;
  return null;
end $$;

-- What an application is looked for by: the words of its name, its numbers, and the digits alone of each.
create function application_words(details jsonb) returns tsvector language sql immutable as $$
  select to_tsvector('simple', translate(
    concat_ws(' ', details->>'name', numbers.whole, regexp_replace(numbers.whole, '[A-Za-z]', '', 'g')), '-/.,''"[]', '        '))
  from (select jsonb_path_query_array(details, '$.licences[*].number')::text as whole) numbers
$$;
create index applications_by_words on applications using gin (application_words(details));

-- What search orders by is several rows of a specialist, one for each specialty. They are locked in the order of their key before
-- they change: an update alone takes them as they lie, which differs between two transactions, and each waited for the other.
create or replace function copy_specialist_change() returns trigger language plpgsql as $$
begin
  perform from specialist_specialties where specialist_id = new.id order by specialty for no key update;
  update specialist_specialties
    set state = new.state, practice = new.profile_type = 'EUCA_MD', name = new.name, listed = new.approved
    where specialist_id = new.id;
  return null;
end $$;

create or replace function availability_changed() returns trigger language plpgsql as $$
begin
  perform from specialist_specialties where specialist_id in (select c.specialist_id from changed c)
    order by specialist_id, specialty for no key update;
  update specialist_specialties set free_from = '-infinity' where specialist_id in (select c.specialist_id from changed c);
  return null;
end $$;

create or replace function booking_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from specialist_specialties where specialist_id = new.specialist_id order by specialty for no key update;
    -- A later slot leaves the soonest one as it is.
    update specialist_specialties set free_from = '-infinity' where specialist_id = new.specialist_id and free_from <= new.start_at;
  else
    perform from specialist_specialties where specialist_id = old.specialist_id order by specialty for no key update;
    update specialist_specialties set free_from = '-infinity' where specialist_id = old.specialist_id;
  end if;
  return null;
end $$;

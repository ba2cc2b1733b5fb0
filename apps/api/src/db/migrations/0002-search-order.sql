-- Keeps what search orders by. Whatever changes when a specialist is free resets `free_from` under the lock of its rows, so
-- that the look-up in specialists/search.ts, which takes the same lock first, can never store what is no longer true.

create function copy_specialist() returns trigger language plpgsql as $$
begin
  select s.state, s.profile_type = 'EUCA_MD', s.name, s.approved
    into strict new.state, new.practice, new.name, new.listed
    from specialists s where s.id = new.specialist_id;
  return new;
end $$;
create trigger copy_specialist before insert on specialist_specialties for each row execute function copy_specialist();

create function copy_specialist_change() returns trigger language plpgsql as $$
begin
  update specialist_specialties
    set state = new.state, practice = new.profile_type = 'EUCA_MD', name = new.name, listed = new.approved
    where specialist_id = new.id;
  return null;
end $$;
create trigger copy_specialist_change after update of state, profile_type, name, approved on specialists
  for each row execute function copy_specialist_change();

create function availability_changed() returns trigger language plpgsql as $$
begin
  update specialist_specialties set free_from = '-infinity' where specialist_id in (select c.specialist_id from changed c);
  return null;
end $$;
create trigger availability_added after insert on availability_blocks
  referencing new table as changed for each statement execute function availability_changed();
create trigger availability_moved after update on availability_blocks
  referencing new table as changed for each statement execute function availability_changed();
create trigger availability_removed after delete on availability_blocks
  referencing old table as changed for each statement execute function availability_changed();

create function booking_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- A later slot leaves the soonest one as it is.
    update specialist_specialties set free_from = '-infinity' where specialist_id = new.specialist_id and free_from <= new.start_at;
  else
    update specialist_specialties set free_from = '-infinity' where specialist_id = old.specialist_id;
  end if;
  return null;
end $$;
create trigger booking_added after insert on bookings for each row execute function booking_changed();
create trigger booking_removed after delete on bookings for each row execute function booking_changed();
create trigger booking_freed after update of status on bookings for each row
  when (old.status <> new.status and new.status = 'CANCELLED') execute function booking_changed();

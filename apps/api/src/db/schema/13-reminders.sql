-- Next reminder of each confirmed booking.
create table reminders_due (
  booking_id text primary key references bookings (id) on delete cascade,
  remind_at timestamptz not null
);
create index reminders_due_soonest on reminders_due (remind_at);

-- No foreign key: a lock of the booking and one of its reminders would wait for each other.
create table reminders_written (
  booking_id text not null,
  start_at timestamptz not null,
  kind text not null check (kind in ('day', 'hours')),
  side text not null check (side in ('patient', 'specialist')),
  primary key (booking_id, start_at, kind, side)
);

create function booking_moved() returns trigger language plpgsql as $$
begin
  insert into reminders_due (booking_id, remind_at) values (new.id, new.start_at - interval '24 hours')
    on conflict (booking_id) do update set remind_at = excluded.remind_at;
  return null;
end $$;
create trigger bookings_moved after update on bookings for each row
  when (old.start_at <> new.start_at and new.status = 'CONFIRMED')
  execute function booking_moved();

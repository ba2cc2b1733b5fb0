-- Which letters somebody has chosen not to get; without a row they get all of them. What is not here is sent always.
create table letter_choices (
  user_id text primary key references users (id) on delete cascade,
  day_before boolean not null,
  hours_before boolean not null,
  chosen_at timestamptz not null
);

-- When the next reminder of a confirmed booking falls due; no row once none does.
create table reminders_due (
  booking_id text primary key references bookings (id) on delete cascade,
  remind_at timestamptz not null
);
create index reminders_due_soonest on reminders_due (remind_at);
insert into reminders_due (booking_id, remind_at)
  select id, case when start_at > now() + interval '24 hours' then start_at - interval '24 hours' else start_at - interval '2 hours' end
  from bookings where status = 'CONFIRMED' and start_at > now() + interval '2 hours';

-- What was written of it: once for each time that the booking has had.
create table reminders_written (
  -- Refers to nothing: whoever locks a booking would wait for whoever writes of it, and the other way round.
  booking_id text not null,
  start_at timestamptz not null,
  kind text not null check (kind in ('day', 'hours')),
  side text not null check (side in ('patient', 'specialist')),
  primary key (booking_id, start_at, kind, side)
);

-- A booking that is moved is reminded of anew, whoever moves it.
create function booking_moved() returns trigger language plpgsql as $$
begin
  insert into reminders_due (booking_id, remind_at) values (new.id, new.start_at - interval '24 hours')
    on conflict (booking_id) do update set remind_at = excluded.remind_at;
  return null;
end $$;
create trigger bookings_moved after update on bookings for each row
  when (old.start_at <> new.start_at and new.status = 'CONFIRMED')
  execute function booking_moved();

-- What was charged has a number, and is written of once; and once more when it has gone back.
create table receipts (
  charge_id text primary key references charges (id),
  number bigint generated always as identity unique,
  issued_at timestamptz not null,
  refunded_at timestamptz
);

-- How specialists meet their patients; without a row the default holds, and they have not been asked.
create table specialist_meetings (
  specialist_id text primary key references specialists (id) on delete cascade,
  way text not null check (way in ('phone', 'video')),
  video_url text,
  instructions text,
  said_at timestamptz not null,
  check ((way = 'video') = (video_url is not null))
);

-- How often what a calendar has of a booking became wrong: a move, or its end.
alter table bookings add column sequence integer not null default 0;
create function booking_rewritten() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
create trigger bookings_rewritten before update on bookings for each row
  when (old.start_at <> new.start_at or (old.status = 'CONFIRMED' and new.status = 'CANCELLED'))
  execute function booking_rewritten();

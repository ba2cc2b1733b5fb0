-- A patient asks for another time. The booking stays until the specialist replies; a claim in bookings reserves the new time.
create table reschedules (
  id text primary key,
  nth bigint generated always as identity,
  booking_id text not null references bookings (id),
  selection_id text not null references selections (id),
  specialist_id text not null references specialists (id),
  patient_id text not null references users (id),
  from_at timestamptz not null,
  to_at timestamptz not null check (extract(epoch from to_at)::bigint % 1800 = 0),
  -- The patient's message.
  line text,
  state text not null default 'ASKED'
    check (state in ('ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'ENDED', 'CANCELLED')),
  answer_by timestamptz not null,
  decided_at timestamptz,
  created_at timestamptz not null,
  line_encrypted text,
  check (to_at <> from_at),
  check ((state = 'ASKED') = (decided_at is null))
);
create unique index reschedules_one_asked on reschedules (booking_id) where state = 'ASKED';
create index reschedules_of_booking on reschedules (booking_id, nth desc);
create index reschedules_of_selection on reschedules (selection_id);
create index reschedules_waiting on reschedules (specialist_id, answer_by, id) where state = 'ASKED';
create index reschedules_to_end on reschedules (answer_by) where state = 'ASKED';
create trigger reschedules_news after insert or update on reschedules for each row execute function note_both();

alter table bookings add foreign key (reschedule_id) references reschedules (id);

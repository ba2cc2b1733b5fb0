-- A patient asks to move a booking to another free time of its specialist. The booking stands until the answer; the time asked for is kept by a row of
-- its own among the bookings, so that the same indexes decide between moves, acceptances and offers.
create table moves (
  id text primary key,
  -- In the order in which they were asked.
  nth bigint generated always as identity,
  booking_id text not null references bookings (id),
  selection_id text not null references selections (id),
  specialist_id text not null references specialists (id),
  patient_id text not null references users (id),
  from_at timestamptz not null,
  to_at timestamptz not null check (extract(epoch from to_at)::bigint % 1800 = 0),
  -- What the patient added for the specialist.
  line text,
  state text not null default 'ASKED' check (state in ('ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'ENDED', 'CANCELLED')),
  answer_by timestamptz not null,
  decided_at timestamptz,
  created_at timestamptz not null,
  check (to_at <> from_at),
  check ((state = 'ASKED') = (decided_at is null))
);
create unique index moves_one_asked on moves (booking_id) where state = 'ASKED';
create index moves_of_booking on moves (booking_id, nth desc);
create index moves_waiting on moves (specialist_id, answer_by, id) where state = 'ASKED';
create index moves_to_end on moves (answer_by) where state = 'ASKED';

-- A booking, a claim on one, or a time that is kept for a move. Whoever is booked keeps both times; a request still has one booking.
alter table bookings
  add column move_id text references moves (id),
  drop constraint bookings_of_one,
  add constraint bookings_of_one check (num_nonnulls(candidate_id, offer_id, move_id) = 1),
  add constraint bookings_kept_for_move check (move_id is null or status = 'CLAIMED'),
  drop constraint bookings_fee_cents_check,
  add constraint bookings_fee_cents_check check (fee_cents >= 0 and (fee_cents > 0 or candidate_id is null));
drop index bookings_one_per_selection;
create unique index bookings_one_per_selection on bookings (selection_id)
  where status in ('CLAIMED', 'CONFIRMED') and move_id is null;
create unique index bookings_one_per_move on bookings (move_id) where move_id is not null;
-- Claims that have ended are found by what they were for: times kept for moves wait for days, and are ended by their moves.
drop index bookings_claimed;
create index bookings_accepting on bookings (claimed_until) where status = 'CLAIMED' and candidate_id is not null;
create index bookings_held_for_offer on bookings (claimed_until) where status = 'CLAIMED' and offer_id is not null;

-- A time that a booking leaves is free again.
create trigger booking_moved after update of start_at on bookings for each row
  when (old.start_at <> new.start_at) execute function booking_changed();
create trigger moves_news after insert or update on moves for each row execute function note_both();

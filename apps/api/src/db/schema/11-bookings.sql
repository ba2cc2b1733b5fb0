-- CLAIMED while the acceptance fee is authorised, an offer is paid, or a time is reserved for a reschedule; then CONFIRMED.
-- Both are live: unique indexes decide every race, whatever the number of processes.
create table bookings (
  id text primary key,
  selection_id text not null references selections (id),
  candidate_id text references candidates (id),
  specialist_id text not null references specialists (id),
  patient_id text not null references users (id),
  start_at timestamptz not null,
  end_at timestamptz not null,
  fee_cents integer not null,
  status text not null check (status in ('CLAIMED', 'CONFIRMED', 'CANCELLED')),
  cancelled_by text check (cancelled_by in ('patient', 'specialist')),
  -- An older claim is settled by the next acceptance or by a job.
  claimed_until timestamptz not null,
  created_at timestamptz not null default now(),
  -- Left out of the rule of one booking at a time for a patient.
  doubles boolean not null default false,
  offer_id text references offers (id),
  -- Calendar entries carry it: it grows with each change of time, and with the cancellation.
  sequence integer not null default 0,
  -- References reschedules, which comes after it.
  reschedule_id text,
  check (extract(epoch from start_at)::bigint % 1800 = 0 and end_at = start_at + interval '30 minutes'),
  constraint bookings_fee_cents_check check (fee_cents >= 0 and (fee_cents > 0 or candidate_id is null)),
  constraint bookings_of_one check (num_nonnulls(candidate_id, offer_id, reschedule_id) = 1),
  constraint bookings_reserved_for_reschedule check (reschedule_id is null or status = 'CLAIMED')
);
create unique index bookings_one_per_selection on bookings (selection_id)
  where status in ('CLAIMED', 'CONFIRMED') and reschedule_id is null;
create unique index bookings_one_per_slot on bookings (specialist_id, start_at) where status in ('CLAIMED', 'CONFIRMED');
create unique index bookings_one_per_patient on bookings (patient_id, start_at)
  where status in ('CLAIMED', 'CONFIRMED') and not doubles;
create unique index bookings_one_per_reschedule on bookings (reschedule_id) where reschedule_id is not null;
create index bookings_of_patient on bookings (patient_id, start_at);
create index bookings_of_selection on bookings (selection_id);
create index bookings_of_candidate on bookings (candidate_id);
create index bookings_of_offer on bookings (offer_id) where offer_id is not null;
create index bookings_cancelled_of_specialist on bookings (specialist_id, start_at) where status = 'CANCELLED';
-- Ended claims by their purpose: times reserved for reschedules wait for days, and end with those.
create index bookings_accepting on bookings (claimed_until) where status = 'CLAIMED' and candidate_id is not null;
create index bookings_held_for_offer on bookings (claimed_until) where status = 'CLAIMED' and offer_id is not null;
create trigger bookings_news after insert or update on bookings for each row execute function note_both();
create trigger bookings_gone after delete on bookings for each row execute function note_gone();

-- A new booking takes its own half hour, and with `keeps_half_hour` both neighbours; a later one leaves the soonest slot as it is.
create function booking_changed() returns trigger language plpgsql as $$
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
create trigger booking_added after insert on bookings for each row execute function booking_changed();
create trigger booking_removed after delete on bookings for each row execute function booking_changed();
create trigger booking_freed after update of status on bookings for each row
  when (old.status <> new.status and new.status = 'CANCELLED') execute function booking_changed();
create trigger booking_moved after update of start_at on bookings for each row
  when (old.start_at <> new.start_at) execute function booking_changed();

create function booking_takes_break() returns trigger language plpgsql as $$
begin
  if (select s.keeps_half_hour from specialists s where s.id = new.specialist_id) then
    perform from specialist_specialties where specialist_id = new.specialist_id order by specialty, state for no key update;
    update specialist_specialties set free_from = '-infinity'
      where specialist_id = new.specialist_id and free_from <= new.start_at + interval '30 minutes';
  end if;
  return null;
end $$;
create trigger booking_takes_break after insert on bookings for each row execute function booking_takes_break();

create function booking_rewritten() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
create trigger bookings_rewritten before update on bookings for each row
  when (old.start_at <> new.start_at or (old.status = 'CONFIRMED' and new.status = 'CANCELLED'))
  execute function booking_rewritten();

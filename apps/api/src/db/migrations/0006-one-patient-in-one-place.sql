-- A patient is in one place at a time, and asks the same specialist for the same time once. As with specialists, indexes decide.
-- `doubles` keeps what was made before these rules out of them: it stays as it is.
alter table bookings add column doubles boolean not null default false;
update bookings b set doubles = true
  where b.status in ('CLAIMED', 'CONFIRMED') and exists (
    select from bookings other
    where other.patient_id = b.patient_id and other.start_at = b.start_at and other.status in ('CLAIMED', 'CONFIRMED') and other.id < b.id);
create unique index bookings_one_per_patient on bookings (patient_id, start_at)
  where status in ('CLAIMED', 'CONFIRMED') and not doubles;

alter table candidates
  add column patient_id text references users (id),
  add column doubles boolean not null default false;
update candidates c set patient_id = s.patient_id from selections s where s.id = c.selection_id;
alter table candidates alter column patient_id set not null;
update candidates c set doubles = true
  where c.status = 'PENDING' and exists (
    select from candidates other
    where other.patient_id = c.patient_id and other.specialist_id = c.specialist_id and other.start_at = c.start_at
      and other.status = 'PENDING' and other.id < c.id);
create unique index candidates_asked_once on candidates (patient_id, start_at, specialist_id)
  where status = 'PENDING' and not doubles;

-- Why a selection ended, written together with its end: a screen says it and never has to guess.
alter table selections add column ended_because text
  check (ended_because in ('withdrawn', 'none-left', 'lapsed', 'unpaid', 'booking-cancelled'));
update selections s set ended_because = case
    when exists (select 1 from bookings b where b.selection_id = s.id and b.status = 'CANCELLED') then 'booking-cancelled'
    when s.state = 'CANCELLED' then 'withdrawn'
    when s.expires_at <= (select max(c.decided_at) from candidates c where c.selection_id = s.id and c.status = 'LOST') then 'lapsed'
    else 'none-left'
  end
  where s.state in ('CANCELLED', 'CLOSED');
alter table selections add constraint selections_ended check ((state in ('CANCELLED', 'CLOSED')) = (ended_because is not null));

-- Until now only a submission set it; a selection that is never paid ends too.
update selections s set expires_at = least(
    s.created_at + interval '24 hours',
    (select max(c.start_at) from candidates c where c.selection_id = s.id))
  where s.state = 'OPEN' and s.expires_at is null;

-- A profile holds what the categories a person has used need of them: a name and a phone, the rest when it is asked.
alter table patient_profiles alter column gender drop not null;
alter table patient_profiles alter column dob drop not null;
alter table patient_profiles alter column street drop not null;
alter table patient_profiles alter column state drop not null;
alter table patient_profiles alter column postal_code drop not null;

-- A row for each change to show: the highest mark of a person's keys tells whether there is news. Only added, so that nobody waits.
create table news (
  mark bigint generated always as identity primary key,
  -- A patient's user ID, a specialist's ID, or for open requests 'open:doctor:Cardiology'.
  key text not null,
  noted_at timestamptz not null default now()
);
create index news_of_key on news (key, mark desc);
create index news_by_age on news (noted_at);

create function note_selection() returns trigger language plpgsql as $$
begin
  insert into news (key) values (new.patient_id);
  if new.kind = 'open' then insert into news (key) values ('open:' || new.profession || ':' || new.specialty); end if;
  return null;
end $$;
create function note_both() returns trigger language plpgsql as $$
begin
  insert into news (key) values (new.patient_id), (new.specialist_id);
  return null;
end $$;
create function note_gone() returns trigger language plpgsql as $$
begin
  insert into news (key) values (old.patient_id), (old.specialist_id);
  return null;
end $$;
create function note_alert() returns trigger language plpgsql as $$
begin
  insert into news (key) values (new.user_id);
  return null;
end $$;

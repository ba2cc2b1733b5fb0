-- A row for each change that somebody is told of: the highest mark under their keys says whether there is news, at the price of one probe of an index.
-- Rows are only ever added, so that nobody waits for anybody; old ones are deleted, which costs whoever asks one whole answer.
create table news (
  mark bigint generated always as identity primary key,
  -- A patient's user id, a specialist's id, or what is asked for times: 'asked:doctor:Cardiology'.
  key text not null,
  noted_at timestamptz not null default now()
);
create index news_of_key on news (key, mark desc);
create index news_by_age on news (noted_at);

create function note_selection() returns trigger language plpgsql as $$
begin
  insert into news (key) values (new.patient_id);
  if new.kind = 'asked' then insert into news (key) values ('asked:' || new.profession || ':' || new.specialty); end if;
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
create trigger selections_news after insert or update on selections for each row execute function note_selection();
create trigger candidates_news after insert or update on candidates for each row execute function note_both();
create trigger bookings_news after insert or update on bookings for each row execute function note_both();
create trigger bookings_gone after delete on bookings for each row execute function note_gone();
create trigger offers_news after insert or update on offers for each row execute function note_both();

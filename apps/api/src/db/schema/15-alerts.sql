create table favourites (
  user_id text not null references users (id),
  specialist_id text not null references specialists (id),
  added_at timestamptz not null,
  primary key (user_id, specialist_id)
);
create index favourites_of_specialist on favourites (specialist_id);

-- One email about new times: of a specialty with its filters, or of one specialist.
create table alerts (
  id text primary key,
  user_id text not null references users (id),
  profession text not null,
  specialty text,
  specialist_id text references specialists (id),
  state text,
  filters jsonb not null default '{}',
  -- All of the above in one spelling: one alert of each for a person.
  what text not null,
  created_at timestamptz not null,
  until timestamptz not null,
  look_at timestamptz not null,
  -- Free times that fitted when it was set, as in `free_halves`; null where any time is new.
  known_halves bit(2304),
  ended_at timestamptz,
  ended_because text check (ended_because in ('told', 'booked', 'over', 'stopped')),
  check ((specialty is null) <> (specialist_id is null)),
  check ((ended_at is null) = (ended_because is null))
);
create unique index one_alert_of_each on alerts (user_id, what) where ended_at is null;
create index alerts_of_person on alerts (user_id, created_at desc);
create index alerts_to_look_at on alerts (look_at) where ended_at is null;
create index alerts_of_specialist on alerts (specialist_id) where specialist_id is not null;
create index ended_alerts on alerts (ended_at) where ended_at is not null;
create trigger alerts_news after update of ended_at on alerts for each row execute function note_alert();

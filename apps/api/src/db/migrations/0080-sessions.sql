-- Devices that people are signed in on, known by their sign-in. At most 20 for each person, for 90 days.
create table sessions (
  id text primary key,
  user_id text not null references users (id),
  -- Browser and system in words, such as 'Chrome on Windows'.
  device text,
  signed_in_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_user on sessions (user_id, signed_in_at desc);
create index sessions_by_age on sessions (signed_in_at);

-- Sign-ins up to then open nothing.
alter table users add column sessions_ended_at timestamptz;

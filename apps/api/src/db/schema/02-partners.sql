-- Sites whose pages embed our widgets.
create table partners (
  id text primary key,
  name text not null check (name <> ''),
  -- Public: part of the site's pages.
  publishable_id text not null unique,
  created_at timestamptz not null,
  disabled_at timestamptz
);

-- Scheme, host and port of those pages.
create table partner_origins (
  partner_id text not null references partners (id),
  origin text not null,
  primary key (partner_id, origin)
);
create index partner_origins_by_origin on partner_origins (origin);

-- Hashes of secret keys. Two places, so that one works while the other is replaced.
create table partner_keys (
  id text primary key,
  partner_id text not null references partners (id),
  place int not null check (place in (1, 2)),
  hash text not null unique,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index partner_keys_two on partner_keys (partner_id, place) where ended_at is null;
create index partner_keys_ended on partner_keys (ended_at) where ended_at is not null;

-- A sign-in begun on a partner's page: approved by one person, exchanged once.
create table partner_sign_ins (
  id text primary key,
  partner_id text not null references partners (id),
  origin text not null,
  challenge text not null,
  expires_at timestamptz not null,
  approved_at timestamptz,
  user_id text references users (id),
  code_hash text,
  exchanged_at timestamptz,
  check ((approved_at is null) = (user_id is null)),
  check (exchanged_at is null or approved_at is not null)
);
create index partner_sign_ins_by_end on partner_sign_ins (expires_at);
create index partner_sign_ins_of_user on partner_sign_ins (user_id) where user_id is not null;

-- Only the newest refresh token is valid. An older one ends the session.
create table partner_sessions (
  id text primary key,
  partner_id text not null references partners (id),
  user_id text not null references users (id),
  origin text not null,
  refresh_hash text not null unique,
  used_hashes text[] not null default '{}',
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index partner_sessions_by_end on partner_sessions (expires_at);
create index partner_sessions_of_user on partner_sessions (user_id);

-- Details a patient entered on a partner's site: for its bookings only, until the person confirms them.
create table partner_details (
  id text primary key,
  user_id text not null references users (id),
  partner_id text not null references partners (id),
  name text,
  phone text,
  gender text,
  dob date,
  medicare_or_ihi_encrypted text,
  street text,
  suburb text,
  state text,
  postal_code text,
  entered_at timestamptz not null,
  dismissed_at timestamptz,
  phone_encrypted text,
  dob_encrypted text,
  street_encrypted text,
  unique (user_id, partner_id)
);
create trigger partner_details_in_the_clear before update of phone, dob, street on partner_details
  for each row execute function replace_encrypted('phone', 'dob', 'street');

-- Days on which a partner signed a person in on its site.
create table partner_visits (
  user_id text not null references users (id),
  partner_id text not null references partners (id),
  day date not null,
  at timestamptz not null,
  times integer not null,
  primary key (user_id, partner_id, day)
);
create index partner_visits_by_day on partner_visits (day);

-- A disconnected partner cannot sign the person in until the person agrees again.
create table disconnected_partners (
  user_id text not null references users (id),
  partner_id text not null references partners (id),
  at timestamptz not null,
  primary key (user_id, partner_id)
);

-- A clinic whose pages carry our widgets (product.md 'Partners').
create table partners (
  id text primary key,
  name text not null check (name <> ''),
  -- Stands in the partner's pages.
  publishable_id text not null unique,
  created_at timestamptz not null,
  disabled_at timestamptz
);

-- Where those pages are: scheme, host and port.
create table partner_origins (
  partner_id text not null references partners (id),
  origin text not null,
  primary key (partner_id, origin)
);
create index partner_origins_by_origin on partner_origins (origin);

-- Secret keys, as hashes. Two places, so that one is there while the other is replaced everywhere; the constraint decides who comes first.
create table partner_keys (
  id text primary key,
  partner_id text not null references partners (id),
  place int not null check (place in (1, 2)),
  hash text not null unique,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index partner_keys_two on partner_keys (partner_id, place) where ended_at is null;

-- A sign-in begun by a page of a partner. Approved by one person and exchanged once.
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

-- Somebody signed in on a page of a partner. Only the newest refresh token is good; one used before ends the session.
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

alter table selections add column partner_id text references partners (id);
create index selections_of_partner on selections (partner_id, created_at desc, id) where partner_id is not null;

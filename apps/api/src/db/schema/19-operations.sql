-- A row for each commit that wrote something: a process that lost its connection finds here whether it was done (db/commits.ts).
create table commits (
  id uuid primary key,
  -- False: asked for before it was done, so it never will be.
  kept boolean not null default true
);

create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);
create index rate_limits_by_window on rate_limits (window_start);

-- Encryption keys in use: a process that lacks one, or has another by its name, does not start.
create table field_keys (
  id text primary key,
  -- HMAC of the key; null until a process that has the key starts.
  proof text,
  noted_at timestamptz not null,
  -- No value is left under it (`ops reseal`).
  retired_at timestamptz
);

-- While its one row is there, changes are refused (`ops read-only`).
create table read_only (
  one boolean primary key default true check (one),
  since timestamptz not null,
  -- Expected end; it is ended by hand.
  until timestamptz,
  reason text
);

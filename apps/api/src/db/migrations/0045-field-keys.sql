-- The keys that values are, or may be, sealed under: a process that lacks one of them, or has another one by its name, does not start.
-- A key is noted before the first value is sealed under it, and is over once a count has found none left (`ops reseal`).
create table field_keys (
  id text primary key,
  -- An HMAC of the key, to be known again by; null until a process that has the key starts.
  proof text,
  noted_at timestamptz not null,
  retired_at timestamptz
);

insert into field_keys (id, noted_at)
select distinct split_part(sealed, '.', 1), now() from (
  select medicare_or_ihi_sealed as sealed from patient_profiles
  union all select medicare_or_ihi_sealed from people
  union all select address_sealed from busy_calendars
  union all select token_sealed from calendar_feeds
) as found where sealed like '%.%.%.%';

-- Somebody whom an account books for: a child, a parent, somebody they care for. They need no account of their own.
create table people (
  id text primary key,
  user_id text not null references users (id),
  name text not null,
  relation text not null check (relation in ('child', 'parent', 'partner', 'other')),
  -- Null where they are reached on the number of whoever books.
  phone text,
  gender text,
  dob date,
  -- AES-256-GCM, bound to table, row and column; never the number itself.
  medicare_or_ihi_sealed text,
  -- When whoever books said that they may.
  consented_at timestamptz not null,
  -- From then on shown with what was booked for them, and nowhere else.
  removed_at timestamptz,
  -- The idempotency key they were added under.
  made_as text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index people_of_user on people (user_id, created_at, id);
create unique index people_made_as on people (user_id, made_as) where made_as is not null;

-- Who the patient is, where it is not whoever books.
alter table selections add column person_id text references people (id);
create index selections_of_person on selections (person_id) where person_id is not null;

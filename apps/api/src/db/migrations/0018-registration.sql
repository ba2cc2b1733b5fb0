-- Staff are people with a role of their own, given by the command line alone.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('patient', 'specialist', 'staff'));

alter table applications
  add column profession text not null default 'doctor',
  -- The idempotency key it was made under: one application per person and name.
  add column made_as text,
  -- The staff person who decided; what they found not to match; what staff alone read of it.
  add column decided_by text references users (id),
  add column faults jsonb not null default '[]',
  add column note text,
  -- The staff person who reads it, so that nobody else begins.
  add column taken_by text references users (id);
create unique index applications_made_as on applications (user_id, made_as) where made_as is not null;
create index applications_of_user on applications (user_id, profession, created_at desc);
create index applications_queue on applications (status, created_at, id);

-- A file that somebody may send, or has sent, to storage. Its key cannot be guessed, and is good for its own person alone.
create table uploads (
  key text primary key,
  user_id text not null references users (id),
  kind text not null,
  content_type text not null,
  created_at timestamptz not null,
  -- Once an application has taken it: since when, as what it was found to be.
  application_id text references applications (id),
  held_at timestamptz,
  bytes integer,
  etag text,
  -- From then on it is deleted, here and in storage; null for as long as it is needed.
  delete_after timestamptz
);
create unique index uploads_one_of_each_kind on uploads (application_id, kind) where application_id is not null;
create index uploads_to_delete on uploads (delete_after) where delete_after is not null;

-- A specialist who is suspended is not found any more; bookings that stand are kept.
alter table specialists
  add column suspended_at timestamptz,
  add column suspended_because text;
-- What waits for one specialist, to be let go when they are suspended.
create index candidates_waiting on candidates (specialist_id) where status = 'PENDING';

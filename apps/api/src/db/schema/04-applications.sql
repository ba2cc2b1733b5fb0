-- Application words: name, numbers, and the digits of each number.
create function application_words(details jsonb) returns tsvector language sql immutable as $$
  select to_tsvector('simple', translate(
    concat_ws(' ', details->>'name', numbers.whole, regexp_replace(numbers.whole, '[A-Za-z]', '', 'g')), '-/.,''"[]', '        '))
  from (select jsonb_path_query_array(details, '$.licences[*].number')::text as whole) numbers
$$;

create table applications (
  id text primary key,
  user_id text not null references users (id),
  profile_type text not null check (profile_type in ('SOLO', 'EUCA_MD')),
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  details jsonb not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decision_reason text,
  profession text not null default 'doctor',
  -- Idempotency key.
  made_as text,
  decided_by text references users (id),
  faults jsonb not null default '[]',
  -- Read by staff only.
  note text,
  -- Staff person who reads it now.
  taken_by text references users (id),
  -- SHA-256 of each document at the decision, by kind.
  decided_hashes jsonb,
  -- Phone and street of `details`, encrypted.
  contact_encrypted text
);
create unique index applications_one_pending on applications (user_id) where status = 'PENDING';
create unique index applications_made_as on applications (user_id, made_as) where made_as is not null;
create index applications_of_user on applications (user_id, profession, created_at desc);
create index applications_queue on applications (status, created_at, id);
create index applications_by_words on applications using gin (application_words(details));

create table uploads (
  -- Cannot be guessed; valid for its own person only.
  key text primary key,
  user_id text not null references users (id),
  kind text not null,
  content_type text not null,
  created_at timestamptz not null,
  -- Set, with the columns after it, when an application takes the file.
  application_id text references applications (id),
  held_at timestamptz,
  bytes integer,
  etag text,
  -- Null while the file is needed.
  delete_after timestamptz,
  -- Staff open this copy: a later upload with the same form does not change it.
  copy_key text,
  sha256 text,
  -- 'scanning', 'clean', 'refused' or 'unavailable'; null without a virus scanner.
  scan text
);
create unique index uploads_one_of_each_kind on uploads (application_id, kind) where application_id is not null;
create index uploads_to_delete on uploads (delete_after) where delete_after is not null;
create index uploads_of_user on uploads (user_id);

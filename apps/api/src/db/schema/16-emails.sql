-- Without a row a person gets all emails.
create table email_preferences (
  user_id text primary key references users (id) on delete cascade,
  day_before boolean not null,
  hours_before boolean not null,
  chosen_at timestamptz not null
);

-- Subjects carry no name, specialty or reason. Texts are not stored.
create table sent_emails (
  -- ID of the job: the same one when it is sent again after a crash.
  id text primary key,
  user_id text not null references users (id),
  subject text not null,
  sent_at timestamptz not null
);
create index sent_emails_of_user on sent_emails (user_id, sent_at desc);
create index sent_emails_by_age on sent_emails (sent_at);

-- Emails to others that a person caused in the last hour; `acts` and `caused_at` go together.
create table caused_emails (
  user_id text primary key references users (id),
  acts text[] not null,
  caused_at timestamptz[] not null,
  changed_at timestamptz not null
);
create index caused_emails_by_age on caused_emails (changed_at);

-- A deleted account has no address. The row goes when the email is sent.
create table deletion_emails (
  id text primary key,
  email text not null,
  -- A specialist's name stays with their appointments.
  specialist boolean not null,
  created_at timestamptz not null,
  -- Deletions at other companies, which the email waits for: [{ "processor": "identity", "jobId": "…" }].
  jobs jsonb not null default '[]'
);
create index deletion_emails_by_age on deletion_emails (created_at);

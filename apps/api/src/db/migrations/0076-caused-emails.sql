-- When each email of the last hour was caused that one person's acts wrote to other people, and by which act.
create table caused_emails (
  user_id text primary key references users (id),
  -- Ids of what was acted on; the two lists go together.
  acts text[] not null,
  caused_at timestamptz[] not null,
  changed_at timestamptz not null
);
create index caused_emails_by_age on caused_emails (changed_at);

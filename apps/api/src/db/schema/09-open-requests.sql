-- Specialists hear of open requests once an hour at most.
create table request_digests (
  specialist_id text primary key references specialists (id),
  told_at timestamptz,
  -- An email waits, and takes up what comes until it is sent.
  is_due boolean not null default false
);

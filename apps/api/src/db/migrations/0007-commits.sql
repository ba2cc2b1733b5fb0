-- A row for each commit that wrote something: a process that loses its connection while it commits finds here what became of
-- it (db/commits.ts). The ids are in the order of time, and old ones are deleted.
create table commits (
  id uuid primary key,
  -- False when whoever asked was first: the commit was not done, and never will be.
  kept boolean not null default true
);

-- While its row is there, nobody's changes are taken (`ops read-only`). At most one row.
create table read_only (
  one boolean primary key default true check (one),
  since timestamptz not null,
  -- When it is expected to be over, which people are told; it is ended by hand.
  until timestamptz,
  -- For whoever runs the service.
  reason text
);

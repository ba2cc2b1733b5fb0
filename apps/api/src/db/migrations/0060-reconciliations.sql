-- What each comparison of our charges with the payment provider's found, so that whoever watches need not compare again.
create table reconciliations (
  id text primary key,
  -- From when on charges were compared; null: all of them.
  since timestamptz,
  charges integer not null,
  payments integer not null,
  differences integer not null,
  put_right integer not null,
  ended_at timestamptz not null
);
create index reconciliations_by_end on reconciliations (ended_at);

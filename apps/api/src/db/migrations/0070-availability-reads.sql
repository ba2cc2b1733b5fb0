-- The range of each specialist's last GET /availability/mine: a PUT without If-Match replaces the blocks inside it.
create table availability_reads (
  specialist_id text primary key references specialists (id),
  -- Null: open on that side.
  start_at timestamptz,
  end_at timestamptz,
  read_at timestamptz not null
);

alter table busy_calendars
  -- How much of the calendar the last successful read understood: counts, and times of series. No titles.
  add column reading jsonb,
  -- The outbox job that reads it next, or read it last.
  add column read_job text,
  -- When its read was put off to next_read_at because the specialist had used up their reading time.
  add column put_off_at timestamptz;

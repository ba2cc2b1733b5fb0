alter table outbox
  -- Why the last try failed: the error's name, never its message, which may quote what it was about.
  add column last_error text,
  -- The job whose letter tells somebody that this one was given up.
  add column told_in text;
create index outbox_given_up on outbox (failed_at) where failed_at is not null;

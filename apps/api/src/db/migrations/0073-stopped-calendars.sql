-- When we gave up reading a calendar after 30 days of failures; null while it is read.
alter table busy_calendars add column stopped_at timestamptz;

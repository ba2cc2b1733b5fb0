-- concurrently
create index concurrently busy_calendars_still_read on busy_calendars (next_read_at) where stopped_at is null;

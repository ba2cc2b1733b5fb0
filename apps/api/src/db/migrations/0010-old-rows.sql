-- Old rows are found by when they were written (db/kept-days.ts). They lie in that order, so that a summary of each stretch is enough.
create index outbox_by_age on outbox using brin (created_at);
create index webhook_events_by_age on webhook_events using brin (received_at);
create index audit_by_age on audit using brin (at);
create index rate_limits_by_age on rate_limits using brin (window_start);
create index selections_never_sent on selections (created_at) where submitted_at is null;

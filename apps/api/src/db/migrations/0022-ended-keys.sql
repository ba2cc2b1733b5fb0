-- Keys that were ended are deleted in time, and found by it.
create index partner_keys_ended on partner_keys (ended_at) where ended_at is not null;

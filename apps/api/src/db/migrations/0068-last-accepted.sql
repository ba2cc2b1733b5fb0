-- concurrently
create index concurrently candidates_accepted on candidates (specialist_id, decided_at) where status = 'ACCEPTED';

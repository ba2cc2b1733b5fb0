-- concurrently
create index concurrently offers_open_of_specialist on offers (specialist_id, selection_id) where state = 'OPEN';

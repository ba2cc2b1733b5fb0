-- Counts the saves of a specialist's availability: a save names the version it was made from, and one update decides.
alter table specialists add column availability_version integer not null default 0;
-- What the last save called itself, to recognise it when its answer was lost and it is sent again.
alter table specialists add column availability_saved_as text;

-- The small one of the two pictures of a specialist that everybody may read; both are copies under keys of their own.
alter table specialists add column photo_small_url text;

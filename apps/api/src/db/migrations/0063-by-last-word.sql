-- concurrently
create index concurrently specialists_by_last_word on specialists (last_word(name) collate "C", name, id) where approved;

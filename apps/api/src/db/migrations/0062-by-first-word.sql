-- concurrently
create index concurrently specialists_by_first_word on specialists (first_word(name) collate "C", name, id) where approved;

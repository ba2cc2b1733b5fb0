-- What a new request called itself, to recognise it when its answer was lost and it is sent again: one request per person and name.
alter table selections add column made_as text;
create unique index selections_made_as on selections (patient_id, made_as) where made_as is not null;

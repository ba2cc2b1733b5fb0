-- What specialists say of themselves: what they speak, English first, and what a consultation costs at least. The version changes with every save.
alter table specialists
  add column languages text[] not null default '{English}',
  add column fee_from_cents integer check (fee_from_cents > 0),
  add column profile_version integer not null default 0;
-- What they applied with; the last application of several.
update specialists s
  set languages = array(select jsonb_array_elements_text(a.details->'languages'))
  from (
    select distinct on (user_id, profession) user_id, profession, details
    from applications where jsonb_typeof(details->'languages') = 'array'
    order by user_id, profession, created_at desc
  ) a
  where a.user_id = s.user_id and a.profession = s.profession and jsonb_array_length(a.details->'languages') > 0;

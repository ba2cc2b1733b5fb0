-- locks clinic_details: adds columns without a default
-- locks people: adds columns without a default
-- locks selections: adds columns without a default
-- locks moves: adds columns without a default
-- locks applications: adds a column without a default

-- Values of the columns of the same name, encrypted. Those columns are dropped a release later.
alter table patient_profiles
  add column phone_sealed text,
  add column dob_sealed text,
  add column street_sealed text;
alter table clinic_details
  add column phone_sealed text,
  add column dob_sealed text,
  add column street_sealed text;
alter table people
  add column phone_sealed text,
  add column dob_sealed text;
alter table selections
  add column reason_sealed text,
  add column timeframe_words_sealed text;
alter table moves add column line_sealed text;
-- Phone and street of `details`.
alter table applications add column contact_sealed text;

-- The version before writes in the clear: what it saves replaces the sealed value. Arguments: the columns.
create function replace_sealed() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  field text;
begin
  foreach field in array tg_argv loop
    if after ->> field is distinct from before ->> field and coalesce(after ->> field, '') <> ''
      and after ->> (field || '_sealed') is not distinct from before ->> (field || '_sealed') then
      new := jsonb_populate_record(new, jsonb_build_object(field || '_sealed', null));
    end if;
  end loop;
  return new;
end $$;
create trigger profile_in_the_clear before update of phone, dob, street on patient_profiles
  for each row execute function replace_sealed('phone', 'dob', 'street');
create trigger clinic_details_in_the_clear before update of phone, dob, street on clinic_details
  for each row execute function replace_sealed('phone', 'dob', 'street');
create trigger person_in_the_clear before update of phone, dob on people
  for each row execute function replace_sealed('phone', 'dob');

-- When the version before deletes an account, it leaves what it does not know.
create function forget_sealed() returns trigger language plpgsql as $$
begin
  update selections set reason_sealed = null, timeframe_words_sealed = null
    where patient_id = new.id and (reason_sealed is not null or timeframe_words_sealed is not null);
  update moves set line_sealed = null
    where line_sealed is not null and selection_id in (select id from selections where patient_id = new.id);
  return null;
end $$;
create trigger account_forgotten after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_sealed();

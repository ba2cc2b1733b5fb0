-- What a patient's list shows openly is found without walking through what has ended (selections/listed.ts).
create index selections_current on selections (patient_id, created_at desc, id desc)
  where state in ('OPEN', 'BOOKED') and deleted_at is null;

-- Staff open the sealed copy: a later upload with the same form does not change it.
alter table uploads
  add column sealed_key text,
  add column sha256 text,
  -- Virus scan: 'scanning', 'clean', 'refused' or 'unavailable'; null while no scanner is configured.
  add column scan text;

-- SHA-256 of each document at the decision, by kind.
-- locks applications: adds a column without a default
alter table applications add column decided_hashes jsonb;

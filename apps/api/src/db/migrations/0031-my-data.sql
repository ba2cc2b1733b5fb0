-- An account that was deleted leaves a row without a name, for the receipts and the appointments that the law has us keep.
alter table users add column deleted_at timestamptz;

-- A sign-in from before opens no new account by itself: which ones have ended, as hashes.
create table ended_identities (
  uid_hash text primary key,
  ended_at timestamptz not null
);
create index ended_identities_by_end on ended_identities (ended_at);

-- Who has read the details of somebody: found by their id, or by that of their application.
create index audit_reads on audit using gin (string_to_array(subject, ','))
  where action in ('patient-details.read', 'application.read', 'document.open');

-- What is held about one person is found by the person.
create index charges_of_user on charges (user_id);
create index uploads_of_user on uploads (user_id);
create index partner_sessions_of_user on partner_sessions (user_id);
create index partner_sign_ins_of_user on partner_sign_ins (user_id) where user_id is not null;

-- Where to send the letter that confirms a deletion: the account has no address any more. The row goes once the letter is sent.
create table deletion_letters (
  id text primary key,
  email text not null,
  -- A specialist's name is kept with their appointments.
  specialist boolean not null,
  created_at timestamptz not null
);
create index deletion_letters_by_age on deletion_letters (created_at);

-- One account for each verified email.
create table users (
  id text primary key,
  email text not null,
  -- 'staff' is given by the command line only.
  role text check (role in ('patient', 'specialist', 'staff')),
  name text,
  stripe_customer_id text,
  created_at timestamptz not null default now(),
  -- Stripe customers from before. Their payments are still looked up.
  past_customer_ids text[] not null default '{}',
  -- A deleted account stays without a name, for receipts and appointments.
  deleted_at timestamptz,
  -- Sign-ins up to this time are not accepted.
  sessions_ended_at timestamptz
);
create unique index users_one_per_email on users (lower(email));

-- User IDs at the sign-in providers.
create table identities (
  provider_uid text primary key,
  user_id text not null references users (id),
  created_at timestamptz not null default now()
);
create index identities_of_user on identities (user_id);

-- Hashes of deleted identities: an older sign-in must not open a new account.
create table ended_identities (
  uid_hash text primary key,
  ended_at timestamptz not null
);
create index ended_identities_by_end on ended_identities (ended_at);

-- Devices: at most 20 for each person, for 90 days.
create table sessions (
  id text primary key,
  user_id text not null references users (id),
  -- For example, 'Chrome on Windows'.
  device text,
  signed_in_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_user on sessions (user_id, signed_in_at desc);
create index sessions_by_age on sessions (signed_in_at);

-- Public keys of people's passkeys. The private keys never leave their devices.
create table passkeys (
  id text primary key,
  user_id text not null references users (id),
  credential_id text not null unique,
  -- Random, the same for all passkeys of a person: devices show one entry for each account.
  user_handle text not null,
  -- COSE key, base64url.
  public_key text not null,
  -- Signatures so far; always 0 for synced passkeys.
  counter bigint not null,
  transports text[] not null,
  synced boolean not null,
  name text not null check (name <> ''),
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id, added_at desc);

-- Used once: reading a challenge deletes it.
create table passkey_challenges (
  id text primary key,
  challenge text not null,
  -- Who adds a passkey; null for a sign-in.
  user_id text references users (id),
  user_handle text,
  expires_at timestamptz not null,
  check ((user_id is null) = (user_handle is null))
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
create index passkey_challenges_of_user on passkey_challenges (user_id) where user_id is not null;

-- Encrypted columns (`…_encrypted`): AES-256-GCM, bound to table, row and column.
-- A value in the clear that is saved over an encrypted one replaces it. Arguments: the columns.
create function replace_encrypted() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  field text;
begin
  foreach field in array tg_argv loop
    if after ->> field is distinct from before ->> field and coalesce(after ->> field, '') <> ''
      and after ->> (field || '_encrypted') is not distinct from before ->> (field || '_encrypted') then
      new := jsonb_populate_record(new, jsonb_build_object(field || '_encrypted', null));
    end if;
  end loop;
  return new;
end $$;

create table patient_profiles (
  user_id text primary key references users (id),
  phone text not null,
  gender text,
  dob date,
  medicare_or_ihi_encrypted text,
  street text,
  suburb text,
  state text,
  postal_code text,
  updated_at timestamptz not null default now(),
  -- Who entered each field, and when: { "phone": { "at": "…", "partnerId": null } }.
  entered jsonb not null default '{}',
  phone_encrypted text,
  dob_encrypted text,
  street_encrypted text
);
create trigger profile_in_the_clear before update of phone, dob, street on patient_profiles
  for each row execute function replace_encrypted('phone', 'dob', 'street');

-- People an account books for. They need no account.
create table people (
  id text primary key,
  user_id text not null references users (id),
  name text not null,
  relation text not null check (relation in ('child', 'parent', 'partner', 'other')),
  -- Null: reached on the account's number.
  phone text,
  gender text,
  dob date,
  medicare_or_ihi_encrypted text,
  consented_at timestamptz not null,
  -- Shown only with their appointments after that.
  removed_at timestamptz,
  -- Idempotency key.
  made_as text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  phone_encrypted text,
  dob_encrypted text
);
create index people_of_user on people (user_id, created_at, id);
create unique index people_made_as on people (user_id, made_as) where made_as is not null;
create trigger person_in_the_clear before update of phone, dob on people
  for each row execute function replace_encrypted('phone', 'dob');

-- A process without encryption that deletes an account leaves the encrypted columns.
create function forget_encrypted() returns trigger language plpgsql as $$
begin
  update selections set reason_encrypted = null, timeframe_words_encrypted = null
    where patient_id = new.id and (reason_encrypted is not null or timeframe_words_encrypted is not null);
  update reschedules set line_encrypted = null
    where line_encrypted is not null and selection_id in (select id from selections where patient_id = new.id);
  return null;
end $$;
create trigger account_forgotten after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_encrypted();

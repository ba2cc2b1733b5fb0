-- Requests: one to ten specialists and times ('picked'), or open to all specialists of a specialty ('open').
create table selections (
  id text primary key,
  patient_id text not null references users (id),
  profession text not null,
  specialty text not null,
  reason text,
  -- Null with any fee.
  fee_cap_cents integer check (fee_cap_cents > 0),
  state text not null default 'OPEN' check (state in ('OPEN', 'BOOKED', 'CANCELLED', 'CLOSED')),
  payment_status text,
  submitted_at timestamptz,
  -- The last picked slot or 6 days after submission, whichever is sooner; before that a day.
  expires_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  ended_because text check (ended_because in ('withdrawn', 'none-left', 'lapsed', 'unpaid', 'booking-cancelled')),
  -- Idempotency key.
  made_as text,
  partner_id text references partners (id),
  kind text not null default 'picked' check (kind in ('picked', 'open')),
  timeframe text,
  timeframe_words text,
  -- Null for anywhere.
  wanted_state text,
  -- The patient, where it is not the account's owner.
  person_id text references people (id),
  any_fee boolean not null default false,
  agreed_at timestamptz,
  agreed_wording text,
  reason_encrypted text,
  timeframe_words_encrypted text,
  constraint selections_ended check ((state in ('CANCELLED', 'CLOSED')) = (ended_because is not null)),
  constraint selections_open check ((kind = 'open') = (timeframe is not null))
);
create index selections_of_patient on selections (patient_id, created_at desc);
create index selections_current on selections (patient_id, created_at desc, id desc)
  where state in ('OPEN', 'BOOKED') and deleted_at is null;
create index selections_to_lapse on selections (expires_at) where state = 'OPEN' and expires_at is not null;
create index selections_never_sent on selections (created_at) where submitted_at is null;
create unique index selections_made_as on selections (patient_id, made_as) where made_as is not null;
create index selections_of_partner on selections (partner_id, created_at desc, id) where partner_id is not null;
create index selections_of_person on selections (person_id) where person_id is not null;
create index selections_open_requests on selections (profession, specialty, created_at, id)
  where kind = 'open' and state = 'OPEN' and deleted_at is null;
create trigger selections_news after insert or update on selections for each row execute function note_selection();

create table candidates (
  id text primary key,
  selection_id text not null references selections (id),
  specialist_id text not null references specialists (id),
  start_at timestamptz not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'LOST', 'CANCELLED')),
  fee_cents integer check (fee_cents > 0),
  decided_at timestamptz,
  patient_id text not null references users (id),
  -- Left out of the rule below.
  doubles boolean not null default false,
  -- Name of a reply in core/catalogue/decline-replies.ts.
  reply text check (reply is null or status = 'DECLINED'),
  -- Advertised when the request was made.
  fee_from_cents integer,
  unique (selection_id, specialist_id),
  check (extract(epoch from start_at)::bigint % 1800 = 0)
);
create index candidates_of_specialist on candidates (specialist_id, status, start_at);
create index candidates_waiting on candidates (specialist_id) where status = 'PENDING';
create index candidates_accepted on candidates (specialist_id, decided_at) where status = 'ACCEPTED';
create index candidates_replied on candidates (specialist_id, decided_at) where status in ('ACCEPTED', 'DECLINED');
create index candidates_of_patient on candidates (patient_id, start_at) where status = 'PENDING';
-- A patient asks a specialist for the same time once.
create unique index candidates_asked_once on candidates (patient_id, start_at, specialist_id)
  where status = 'PENDING' and not doubles;
create trigger candidates_news after insert or update on candidates for each row execute function note_both();

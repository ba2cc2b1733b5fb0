-- Clinics that a person disconnected: they cannot sign the person in until the person agrees again.
create table disconnected_clinics (
  user_id text not null references users (id),
  partner_id text not null references partners (id),
  at timestamptz not null,
  primary key (user_id, partner_id)
);

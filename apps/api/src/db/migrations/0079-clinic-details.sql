-- Details a clinic's signed-in patient entered on its site: for bookings through that clinic, until the person confirms them.
create table clinic_details (
  id text primary key,
  user_id text not null references users (id),
  partner_id text not null references partners (id),
  name text,
  phone text,
  gender text,
  dob date,
  medicare_or_ihi_sealed text,
  street text,
  suburb text,
  state text,
  postal_code text,
  entered_at timestamptz not null,
  dismissed_at timestamptz,
  unique (user_id, partner_id)
);

-- Days on which a clinic signed a person in on its site.
create table clinic_visits (
  user_id text not null references users (id),
  partner_id text not null references partners (id),
  day date not null,
  at timestamptz not null,
  times integer not null,
  primary key (user_id, partner_id, day)
);
create index clinic_visits_by_day on clinic_visits (day);

-- Who entered each field, and when: { "phone": { "at": "…", "partnerId": null } }.
alter table patient_profiles add column entered jsonb not null default '{}';

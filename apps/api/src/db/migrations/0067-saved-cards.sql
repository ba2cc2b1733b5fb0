-- Cards that their owner agreed to save. The number stays with the payment provider.
create table saved_cards (
  id text primary key,
  user_id text not null references users (id),
  -- The payment provider's id of the card.
  payment_method_id text not null unique,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  saved_at timestamptz not null,
  used_at timestamptz not null
);
create index saved_cards_of_user on saved_cards (user_id, used_at desc);

-- Whether the payer agreed to save the card that this charge asks.
alter table charges add column saves_card boolean not null default false;
-- The card that was charged, for its owner's receipt; null until it was.
alter table charges add column card_brand text;
alter table charges add column card_last4 text;

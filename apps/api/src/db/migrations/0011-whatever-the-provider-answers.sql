-- What is asked under one idempotency key never changes, so the customer it is asked for is written down with its number.
alter table charges
  add column customer_id text,
  -- The key is charge:<id>, then charge:<id>:1 and so on: a key whose answer is no use any more is left behind.
  add column key_number integer not null default 0,
  -- Answers of the provider about a fault of its own.
  add column faults integer not null default 0,
  -- Why it ended without money: the provider's type and code, never its message.
  add column failed_because text;
-- Customers that the provider knew once. Their payments are still looked for.
alter table users add column past_customer_ids text[] not null default '{}';

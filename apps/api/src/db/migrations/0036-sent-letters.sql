-- Which letters an account was sent: so that it can be told what it was told, and when. Subjects carry no name, no specialty and no reason; what a letter
-- said stands nowhere.
create table sent_letters (
  -- That of the work that sent it: sent again after a crash it is the same one.
  id text primary key,
  user_id text not null references users (id),
  subject text not null,
  sent_at timestamptz not null
);
create index sent_letters_of_user on sent_letters (user_id, sent_at desc);
create index sent_letters_by_age on sent_letters (sent_at);

-- A beginning that very many names have is looked up among first and last words, in their order: collecting all that fit grows with all specialists.
-- Their bodies are read here, not when they are called: while an index is made nothing is found by its name alone.
create function plain_name(name text) returns text language sql immutable
  return regexp_replace(
    lower(translate(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), 'đĐøØ-''’.', 'dDoO    ')),
    '\m(dr|mr|mrs|ms|miss|prof|professor|assoc|associate)\M', '', 'g');
create function first_word(name text) returns text language sql immutable
  return coalesce((regexp_match(plain_name(name), '[[:alnum:]]+'))[1], '');
create function last_word(name text) returns text language sql immutable
  return coalesce((regexp_match(plain_name(name), '([[:alnum:]]+)[^[:alnum:]]*$'))[1], '');
-- The same words as before, out of the one place that says what a name is without accents and titles.
create or replace function name_words(name text) returns tsvector language sql immutable
  return to_tsvector('simple'::regconfig, plain_name(name));

import { limits, type StateCode } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';

type NameMatches = Answer<'specialistsByName'>['items'];

/** Sorted alphabetically up to this many matches; beyond that, an arbitrary subset. */
const mostOrdered = 200;

export const specialistsByName: Handler<'specialistsByName'> = async ({ db }, { query }) => {
  const words = wordsOf(query.name);
  const [word] = words;
  if (word === undefined) return { items: [] };
  const fitting = words.length > 1 ? withWords(words) : beginning(word);
  const found = sql`select f.id, f.name from (${fitting}) f order by f.name, f.id limit ${sql.lit(limits.namesLimit)}`;
  return { items: await namedSpecialists(db, found) };
};

const withWords = (words: readonly string[]): RawBuilder<unknown> => sql`
  select id, name from specialists
  where approved and name_words(name) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})
  limit ${sql.lit(mostOrdered)}`;

/** One word: collecting common prefixes takes 0.1 s. With enough first and last words, only the index is read. */
function beginning(word: string): RawBuilder<unknown> {
  const first = (which: 'first_word' | 'last_word'): RawBuilder<unknown> => {
    const indexed = sql`${sql.raw(which)}(name) collate "C"`;
    return sql`select id, name from specialists
      where approved and ${indexed} >= ${word} and ${indexed} < ${`${word}\u{10FFFF}`}
      order by ${indexed}, name, id limit ${sql.lit(mostOrdered)}`;
  };
  const isMany = sql`${sql.lit(mostOrdered)} in ((select count(*) from firsts), (select count(*) from lasts))`;
  return sql`
    with firsts as materialized (${first('first_word')}), lasts as materialized (${first('last_word')})
    select id, name from firsts where ${isMany} union select id, name from lasts where ${isMany}
    union all select id, name from (${withWords([word])}) w where not ${isMany}`;
}

export function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const titles = /^(dr|mr|mrs|ms|miss|prof|professor|assoc|associate)$/;
  return words.filter((word) => !titles.test(word)).slice(0, 6);
}

export async function namedSpecialists(db: Db, found: RawBuilder<unknown>): Promise<NameMatches> {
  const { rows } = await sql<{
    id: string;
    name: string;
    photo_url: string | null;
    photo_small_url: string | null;
    city: string;
    state: StateCode;
    profession: NameMatches[number]['profession'];
    specialties: string[] | null;
  }>`
    with found as materialized (select f.id, row_number() over () as place from (${found}) f)
    select s.id, s.name, s.photo_url, s.photo_small_url, s.city, s.state, s.profession,
      (select json_agg(x.specialty order by x.specialty) from specialist_specialties x
        where x.specialist_id = s.id and x.main) as specialties
    from found join specialists s on s.id = found.id order by found.place`.execute(db);
  return rows.map((row) => ({
    specialistId: row.id,
    name: row.name,
    photoUrl: row.photo_url,
    photoSmallUrl: row.photo_small_url,
    location: { city: row.city, state: row.state },
    profession: row.profession,
    specialties: row.specialties ?? [],
  }));
}

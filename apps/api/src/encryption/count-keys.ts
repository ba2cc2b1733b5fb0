import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { encryptedColumns, type EncryptedName } from './columns.ts';

export type KeyCounts = ReadonlyMap<string, number>;

const together = 10_000;

export async function countKeys(db: Db): Promise<ReadonlyMap<EncryptedName, KeyCounts>> {
  const counted = new Map<EncryptedName, KeyCounts>();
  for (const name of Object.keys(encryptedColumns) as EncryptedName[]) counted.set(name, await countIn(db, name));
  return counted;
}

export function inAll(counted: ReadonlyMap<EncryptedName, KeyCounts>): KeyCounts {
  const sums = new Map<string, number>();
  for (const counts of counted.values())
    for (const [keyId, count] of counts) sums.set(keyId, (sums.get(keyId) ?? 0) + count);
  return sums;
}

async function countIn(db: Db, name: EncryptedName): Promise<KeyCounts> {
  const { table, key, column } = encryptedColumns[name];
  const counts = new Map<string, number>();
  let after = '';
  for (;;) {
    const { rows } = await sql<{ key_id: string; count: number; last: string }>`
      with looked as (
        select ${sql.ref(key)} as id, ${sql.ref(column)} as encrypted from ${sql.table(table)}
        where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${together})
      select case when encrypted like '%.%.%.%' then split_part(encrypted, '.', 1) else '' end as key_id,
        count(encrypted)::int as count, (select max(id) from looked) as last
      from looked group by 1`.execute(db);
    if (rows.length === 0) return counts;
    for (const { key_id: keyId, count, last } of rows) {
      if (count > 0) counts.set(keyId, (counts.get(keyId) ?? 0) + count);
      after = last;
    }
  }
}

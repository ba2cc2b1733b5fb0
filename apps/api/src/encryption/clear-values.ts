import { sql } from 'kysely';
import { encryptContact } from './application-contact.ts';
import type { Db } from '../db/schema.ts';
import { encrypt, type FieldKeys } from './encrypt.ts';
import { encryptedColumns, type EncryptedName } from './columns.ts';

const together = 200;

interface ClearColumn {
  of: EncryptedName;
  table: string;
  key: string;
  column: string;
  clear: { column: string; empty: '' | null };
}

const clearColumns: readonly ClearColumn[] = Object.entries(encryptedColumns).flatMap(([of, one]) =>
  'clear' in one ? [{ of: of as EncryptedName, ...one }] : [],
);

/** An application's phone or street in its details. */
const contactInTheClear = sql<boolean>`contact_encrypted is null and (details ? 'phone' or details #> '{address,street}' is not null)`;

export async function countClear(db: Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, clear } of clearColumns) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(clear.column)}::text <> ''`.execute(db);
    counts.set(`${table}.${clear.column}`, rows[0]?.count ?? 0);
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from applications where ${contactInTheClear}`.execute(db);
  counts.set('applications.details', rows[0]?.count ?? 0);
  return new Map([...counts].filter(([, count]) => count > 0));
}

/** Encrypts clear values while processes run. Locked or changing rows wait for the next run. Returns a count. */
export async function encryptClear(db: Db, keys: FieldKeys): Promise<number> {
  let done = await encryptContacts(db, keys);
  for (const column of clearColumns) done += await encryptColumn(db, keys, column);
  return done;
}

async function encryptColumn(db: Db, keys: FieldKeys, clearColumn: ClearColumn): Promise<number> {
  const { table, key, clear, of } = clearColumn;
  let [done, after] = [0, ''];
  for (;;) {
    const { rows } = await sql<{ id: string; text: string }>`
      select ${sql.ref(key)} as id, ${sql.ref(clear.column)}::text as text from ${sql.table(table)}
      where ${sql.ref(key)} > ${after} and ${sql.ref(clear.column)}::text <> ''
      order by ${sql.ref(key)} limit ${together}`.execute(db);
    const last = rows.at(-1);
    if (!last) return done;
    const fresh = rows.map(({ id, text }) => ({ id, text, encrypted: encrypt(keys, text, { of, id }) }));
    done += await write(db, clearColumn, fresh);
    after = last.id;
  }
}

/** An already encrypted value is kept: earlier versions cannot have changed it. */
async function write(
  db: Db,
  { table, key, column, clear }: ClearColumn,
  fresh: readonly { id: string; text: string; encrypted: string }[],
): Promise<number> {
  const [ids, texts, encrypted] = [
    fresh.map(({ id }) => id),
    fresh.map(({ text }) => text),
    fresh.map((one) => one.encrypted),
  ];
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} as held
    set ${sql.ref(column)} = coalesce(held.${sql.ref(column)}, fresh.encrypted), ${sql.ref(clear.column)} = ${clear.empty}
    from unnest(${ids}::text[], ${texts}::text[], ${encrypted}::text[]) as fresh (id, text, encrypted)
    where held.${sql.ref(key)} = fresh.id and held.${sql.ref(clear.column)}::text = fresh.text and held.ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(key)} = any(${ids}) for update skip locked))`.execute(db);
  return Number(numAffectedRows);
}

async function encryptContacts(db: Db, keys: FieldKeys): Promise<number> {
  const rows = await db.selectFrom('applications').select(['id', 'details']).where(contactInTheClear).execute();
  let done = 0;
  for (const { id, details } of rows) {
    const { numUpdatedRows } = await db
      .updateTable('applications')
      .set(encryptContact(keys, id, details))
      .where('id', '=', id)
      .where(contactInTheClear)
      .executeTakeFirstOrThrow();
    done += Number(numUpdatedRows);
  }
  return done;
}

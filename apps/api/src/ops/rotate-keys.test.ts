import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { encrypt } from '../encryption/encrypt.ts';
import { medicarePlace, encryptedColumns } from '../encryption/columns.ts';
import { checkKeys } from '../encryption/check-keys.ts';
import {
  after,
  before,
  newerKey,
  olderKey,
  oneOfEach,
  readNumbers,
  encryptedNumbers,
} from '../testing/encrypted-rows.ts';
import { withApi } from '../testing/start-api.ts';
import { exits } from './exits.ts';
import { verbs } from './verbs.ts';
import { WrongWords } from './words.ts';

const api = await withApi();
const { db, now } = api.services;

async function reencrypt(keys = after, ...args: string[]): Promise<{ exit: number; said: string }> {
  const lines: string[] = [];
  const services = { ...api.services, config: { ...api.services.config, fieldKeys: keys } };
  const exit = await verbs['rotate-keys']?.(services, args, (line) => lines.push(line));
  return { exit: exit ?? -1, said: lines.join('\n') };
}

beforeEach(async () => {
  for (const table of ['field_keys', 'calendar_feeds', 'busy_calendars', 'people', 'patient_profiles'] as const)
    await db.deleteFrom(table).execute();
});

describe('ops rotate-keys', () => {
  it('re-encrypts every value under the first key, and reports the old one as unused', async () => {
    const numbers = await encryptedNumbers(db, before, 450);
    await oneOfEach(db, before, now());
    await checkKeys(db, before, now());
    expect(await reencrypt(after, '--status')).toEqual({
      exit: exits.look,
      said: [
        'k2, the first: nothing',
        'k1: 456 (patient_profiles.medicare_or_ihi_encrypted 450, people.medicare_or_ihi_encrypted 1, busy_calendars.address_encrypted 1, patient_profiles.phone_encrypted 1, patient_profiles.dob_encrypted 1, patient_profiles.street_encrypted 1, calendar_feeds.token_encrypted 1)',
        '456 left. Run "ops rotate-keys" once every process lists k2 first.',
      ].join('\n'),
    });

    const { exit, said } = await reencrypt();
    expect(exit).toBe(exits.well);
    expect(said).toContain('patient_profiles.medicare_or_ihi_encrypted: 450 re-encrypted.');
    expect(said).toMatch(/k1 is not in use\. Remove it from FIELD_KEYS once no process lists it first\.$/);
    expect(await readNumbers(db, [newerKey])).toEqual({ numbers, keyIds: new Set(['k2']) });
    expect(await reencrypt([newerKey])).toMatchObject({ exit: exits.well });

    const entry = await db.selectFrom('audit').selectAll().where('action', '=', 'field-key.retire').execute();
    expect(entry).toMatchObject([{ actor: 'job:ops', subject: 'k1' }]);
  });

  it('continues a stopped run without repeating work', async () => {
    await encryptedNumbers(db, after, 30);
    const numbers = await encryptedNumbers(db, before, 5);
    expect((await reencrypt()).said).toContain('patient_profiles.medicare_or_ihi_encrypted: 5 re-encrypted.');
    expect((await reencrypt()).said).not.toContain('re-encrypted');
    expect((await readNumbers(db, [newerKey])).numbers).toEqual(
      new Map([...(await readNumbers(db, after)).numbers, ...numbers]),
    );
  });

  it('starts nothing while a needed key is missing, and names it', async () => {
    await encryptedNumbers(db, [olderKey], 3);
    await expect(reencrypt([newerKey])).rejects.toThrow('FIELD_KEYS lacks the key k1. Values encrypted with it');
    await expect(reencrypt([newerKey], '--status')).rejects.toThrow('FIELD_KEYS lacks the key k1');
    expect((await readNumbers(db, before)).keyIds).toEqual(new Set(['k1']));
  });

  it('leaves values that no key opens, with their place, and keeps the key', async () => {
    const [[id] = ['']] = await encryptedNumbers(db, before, 3);
    const moved = encrypt(before, 'canary', medicarePlace('usr_other'));
    await db
      .updateTable('patient_profiles')
      .set({ medicare_or_ihi_encrypted: moved })
      .where('user_id', '=', id)
      .execute();
    const { exit, said } = await reencrypt();
    expect(exit).toBe(exits.look);
    expect(said).toContain(
      `patient_profiles.medicare_or_ihi_encrypted of ${id} cannot be decrypted: it was changed or moved.`,
    );
    expect(said).not.toMatch(/Remove it| left\. |canary/);
  });

  it('reports the number of values that were not encrypted', async () => {
    const [[id] = ['']] = await encryptedNumbers(db, after, 1);
    await db
      .updateTable('patient_profiles')
      .set({ medicare_or_ihi_encrypted: 'in the clear' })
      .where('user_id', '=', id)
      .execute();
    expect(await reencrypt()).toMatchObject({
      exit: exits.look,
      said: expect.stringContaining('1 values have no key'),
    });
  });

  it('accepts no other arguments', async () => {
    await expect(reencrypt(after, '--loud')).rejects.toThrow(WrongWords);
    await expect(reencrypt(after, 'k1')).rejects.toThrow(WrongWords);
  });

  it('covers every encrypted column of the schema by its primary key', async () => {
    const { rows } = await sql<{ table: string; column: string; key: string }>`
      select c.table_name as "table", c.column_name as "column", string_agg(k.column_name, ',') as "key"
      from information_schema.columns c
      join information_schema.table_constraints t
        on t.table_schema = c.table_schema and t.table_name = c.table_name and t.constraint_type = 'PRIMARY KEY'
      join information_schema.key_column_usage k
        on k.constraint_schema = t.constraint_schema and k.constraint_name = t.constraint_name
      where c.table_schema = 'public' and c.column_name like '%\\_encrypted' group by 1, 2`.execute(db);
    const byName = (one: { table: string; column: string }, other: { table: string; column: string }): number =>
      `${one.table}.${one.column}` < `${other.table}.${other.column}` ? -1 : 1;
    const listed = Object.values(encryptedColumns).map(({ table, key, column }) => ({ table, key, column }));
    expect(rows.toSorted(byName)).toEqual(listed.toSorted(byName));
  });
});

describe('the keys of a starting process', () => {
  const start = (keys = after): Promise<void> => checkKeys(db, keys, now());

  it('are recorded before any encryption, and may be added or reordered', async () => {
    await start(before);
    await start([olderKey, newerKey]);
    await start(after);
    await start(before.concat(newerKey));
    const noted = await db.selectFrom('field_keys').select(['id', 'retired_at']).orderBy('id').execute();
    expect(noted).toEqual([
      { id: 'k1', retired_at: null },
      { id: 'k2', retired_at: null },
    ]);
  });

  it('must include a key until rotate-keys finds no values under it', async () => {
    await start(before);
    await encryptedNumbers(db, before, 2);
    await start();
    await expect(start([newerKey])).rejects.toThrow('FIELD_KEYS lacks the key k1. Values encrypted with it');
    await reencrypt();
    await start([newerKey]);
  });

  it('are refused when one has the name of another', async () => {
    await start(before);
    const other = { id: 'k1', key: Buffer.alloc(32, 9) };
    await expect(start([other])).rejects.toThrow('FIELD_KEYS has another key under the ID k1');
    await expect(start([newerKey, other])).rejects.toThrow('FIELD_KEYS has another key under the ID k1');
    await start();
    await reencrypt();
    await expect(start([other, newerKey])).rejects.toThrow('Give a new key a new ID');
    await expect(start([newerKey, other])).rejects.toThrow('were once encrypted with');
    // The refused key was not recorded.
    await start([newerKey]);
  });

  it('are recognised from earlier encrypted values', async () => {
    await db.insertInto('field_keys').values({ id: 'k1', proof: null, noted_at: now(), retired_at: null }).execute();
    await expect(start([newerKey])).rejects.toThrow('FIELD_KEYS lacks the key k1');
    await start();
    await expect(start([newerKey, { id: 'k1', key: Buffer.alloc(32, 9) }])).rejects.toThrow(
      'has another key under the ID',
    );
  });
});

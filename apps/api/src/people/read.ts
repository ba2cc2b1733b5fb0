import { maskNumber, type PersonBookedFor } from '@tele/core';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Db, Row } from '../db/schema.ts';
import { decrypt } from '../encryption/encrypt.ts';
import { decryptRow } from '../encryption/rows.ts';
import { personNumberPlace } from '../encryption/columns.ts';
import { ApiError } from '../http/api-error.ts';

interface PeopleQuery {
  db: Db;
  config: Pick<Config, 'fieldKeys'>;
  userId: string;
  personId?: string;
}

export async function readPeople({ db, config, userId, personId }: PeopleQuery): Promise<PersonBookedFor[]> {
  let own = db
    .selectFrom('people as p')
    .selectAll('p')
    .select((row) =>
      row
        .selectFrom('selections as s')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('s.person_id', '=', 'p.id')
        .as('requests'),
    )
    .where('p.user_id', '=', userId)
    .where('p.removed_at', 'is', null);
  if (personId !== undefined) own = own.where('p.id', '=', personId);
  const rows = await own.orderBy('p.created_at').orderBy('p.id').execute();
  return rows.map((row) => personOf(config, row));
}

export async function readPerson(query: PeopleQuery & { personId: string }): Promise<PersonBookedFor> {
  const [found] = await readPeople(query);
  if (!found) throw noSuchPerson();
  return found;
}

export const noSuchPerson = (): ApiError => new ApiError('NOT_FOUND', 'We can’t find this person in your account.');

function personOf(
  { fieldKeys }: PeopleQuery['config'],
  found: Row<'people'> & { requests: number | null },
): PersonBookedFor {
  const row = decryptRow(fieldKeys, 'people', found);
  const encrypted = row.medicare_or_ihi_encrypted;
  return {
    personId: row.id,
    name: row.name,
    relation: row.relation,
    phone: row.phone,
    gender: row.gender,
    dob: row.dob,
    medicareOrIhi: encrypted === null ? null : maskNumber(decrypt(fieldKeys, encrypted, personNumberPlace(row.id))),
    requests: row.requests ?? 0,
  };
}

import type { Db, NewRow } from '../db/schema.ts';
import { encrypt, decrypt, type FieldKeys } from '../encryption/encrypt.ts';
import { addressPlace, feedPlace, medicarePlace, personNumberPlace } from '../encryption/columns.ts';
import { newId } from '../db/new-id.ts';
import { aPatient, aSpecialist } from './people.ts';

export const olderKey = { id: 'k1', key: Buffer.alloc(32, 7) };
export const newerKey = { id: 'k2', key: Buffer.alloc(32, 8) };
export const before: FieldKeys = [olderKey];
export const after: FieldKeys = [newerKey, olderKey];

export async function encryptedNumbers(db: Db, keys: FieldKeys, count: number): Promise<Map<string, string>> {
  const numbers = new Map(Array.from({ length: count }, () => [newId('usr'), numberOf()]));
  const users = [...numbers.keys()].map((id) => ({ id, email: `${id}@example.com`, role: 'patient' as const }));
  await db
    .insertInto('users')
    .values(users.map((user) => ({ ...user, name: 'Maeve Tran', stripe_customer_id: null })))
    .execute();
  await db
    .insertInto('patient_profiles')
    .values([...numbers].map(([userId, number]) => profile(userId, encrypt(keys, number, medicarePlace(userId)))))
    .execute();
  return numbers;
}

export async function oneOfEach(db: Db, keys: FieldKeys, now: Date): Promise<void> {
  const { userId } = await aPatient(db);
  const [personId, calendarId] = [newId('per'), newId('cal')];
  const { specialistId } = await aSpecialist(db);
  await db
    .insertInto('people')
    .values({
      id: personId,
      user_id: userId,
      name: 'Finn Tran',
      relation: 'child',
      medicare_or_ihi_encrypted: encrypt(keys, numberOf(), personNumberPlace(personId)),
      consented_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('busy_calendars')
    .values({
      id: calendarId,
      specialist_id: specialistId,
      place: 1,
      name: 'Roster',
      address_encrypted: encrypt(keys, 'https://calendar.example/a', addressPlace(calendarId)),
      address_hash: 'hash',
      next_read_at: now,
      created_at: now,
    })
    .execute();
  const feed = {
    token_hash: newId('fee'),
    token_encrypted: encrypt(keys, 'token', feedPlace(specialistId)),
    made_at: now,
  };
  await db
    .insertInto('calendar_feeds')
    .values({ specialist_id: specialistId, ...feed })
    .execute();
}

export async function readNumbers(
  db: Db,
  keys: FieldKeys,
): Promise<{ numbers: Map<string, string>; keyIds: Set<string | undefined> }> {
  const rows = await db
    .selectFrom('patient_profiles')
    .select(['user_id', 'medicare_or_ihi_encrypted as encrypted'])
    .where('medicare_or_ihi_encrypted', 'is not', null)
    .execute();
  return {
    numbers: new Map(rows.map(({ user_id: id, encrypted }) => [id, decrypt(keys, encrypted ?? '', medicarePlace(id))])),
    keyIds: new Set(rows.map(({ encrypted }) => encrypted?.split('.')[0])),
  };
}

let made = 0;

export function numberOf(): string {
  made += 1;
  return `212345670${1 + (made % 9)}${1 + (Math.floor(made / 9) % 9)}`;
}

function profile(userId: string, encrypted: string): NewRow<'patient_profiles'> {
  return {
    user_id: userId,
    phone: '',
    gender: 'Female',
    medicare_or_ihi_encrypted: encrypted,
    suburb: 'Cooks Hill',
    state: 'NSW',
    postal_code: '2300',
  };
}

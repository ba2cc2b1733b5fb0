import type { ProfessionId, StateCode } from '@tele/core';
import { encrypt } from '../encryption/encrypt.ts';
import { encryptRow } from '../encryption/rows.ts';
import { medicarePlace } from '../encryption/columns.ts';
import { newId } from '../db/new-id.ts';
import type { Db, ProfileType } from '../db/schema.ts';
import { testConfig } from './test-config.ts';

export interface Person {
  userId: string;
  email: string;
  name: string;
}

export async function aPatient(
  db: Db,
  given: { name?: string; email?: string; medicareOrIhi?: string; phone?: string; street?: string } = {},
): Promise<Person> {
  const userId = newId('usr');
  const person = { userId, email: given.email ?? `${userId}@example.com`, name: given.name ?? 'Maeve Tran' };
  await db
    .insertInto('users')
    .values({ id: userId, email: person.email, role: 'patient', name: person.name, stripe_customer_id: null })
    .execute();
  await addProfile(db, userId, given);
  return person;
}

export async function addProfile(
  db: Db,
  userId: string,
  given: { medicareOrIhi?: string; phone?: string; street?: string } = {},
): Promise<void> {
  const keys = testConfig().fieldKeys;
  const { medicareOrIhi, phone = '+61491570006', street = '12 Laman Street' } = given;
  await db
    .insertInto('patient_profiles')
    .values({
      user_id: userId,
      phone: '',
      ...encryptRow(keys, { table: 'patient_profiles', id: userId }, { phone, dob: '1987-03-14', street }),
      gender: 'Female',
      medicare_or_ihi_encrypted: medicareOrIhi ? encrypt(keys, medicareOrIhi, medicarePlace(userId)) : null,
      suburb: 'Cooks Hill',
      state: 'NSW',
      postal_code: '2300',
    })
    .execute();
}

export async function aNewcomer(db: Db): Promise<Person> {
  const userId = newId('usr');
  const email = `${userId}@example.com`;
  await db
    .insertInto('users')
    .values({ id: userId, email, role: null, name: null, stripe_customer_id: null })
    .execute();
  return { userId, email, name: '' };
}

export interface SpecialistGiven {
  name?: string;
  profession?: ProfessionId;
  specialty?: string;
  profileType?: ProfileType;
  state?: StateCode;
  subspecialties?: string[];
  bio?: string;
  approved?: boolean;
  gender?: 'Female' | 'Male' | 'Other';
  languages?: string[];
  feeFromCents?: number;
  licences?: { kind: string; number: string }[];
  slots?: readonly string[];
  blocks?: readonly { startISO: string; endISO: string }[];
}

/** An approved specialist, free only at the given `slots` and `blocks`. */
export async function aSpecialist(db: Db, given: SpecialistGiven = {}): Promise<Person & { specialistId: string }> {
  const userId = newId('usr');
  const specialistId = newId('spc');
  const name = given.name ?? 'Dr Callum Brodie';
  const profession = given.profession ?? 'doctor';
  const email = `${userId}@example.com`;
  await db
    .insertInto('users')
    .values({ id: userId, email, role: 'specialist', name, stripe_customer_id: null })
    .execute();
  await db
    .insertInto('specialists')
    .values({
      id: specialistId,
      user_id: userId,
      name,
      profession,
      profile_type: given.profileType ?? 'SOLO',
      photo_url: null,
      city: 'Newcastle',
      state: given.state ?? 'NSW',
      subspecialties: given.subspecialties ?? [],
      bio: given.bio ?? '',
      approved: given.approved ?? true,
      gender: given.gender ?? null,
      ...(given.languages && { languages: given.languages }),
      fee_from_cents: given.feeFromCents ?? null,
    })
    .execute();
  for (const licence of given.licences ?? [])
    await db
      .insertInto('specialist_licences')
      .values({ specialist_id: specialistId, ...licence, states: ['NSW'] })
      .execute();
  await db
    .insertInto('specialist_specialties')
    .values({ specialist_id: specialistId, profession, specialty: given.specialty ?? 'Gastroenterology & Hepatology' })
    .execute();
  const halfHours = (given.slots ?? []).map((startISO) => ({
    startISO,
    endISO: new Date(Date.parse(startISO) + 1_800_000).toISOString(),
  }));
  const blocks = [...halfHours, ...(given.blocks ?? [])];
  if (blocks.length > 0) {
    await db
      .insertInto('availability_blocks')
      .values(
        blocks.map((block) => ({
          id: newId('avb'),
          specialist_id: specialistId,
          start_at: block.startISO,
          end_at: block.endISO,
        })),
      )
      .execute();
  }
  return { userId, specialistId, email, name };
}

export async function payInto(db: Db, specialistId: string, accountId: string, now = new Date()): Promise<void> {
  await db
    .insertInto('payout_accounts')
    .values({
      specialist_id: specialistId,
      account_id: accountId,
      takes_money: true,
      is_submitted: true,
      disabled_because: null,
      asks: [],
      asks_by: null,
      seen_at: now,
      created_at: now,
    })
    .execute();
}

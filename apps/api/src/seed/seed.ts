import { dayKey, sydney } from '@tele/core';
import { sql } from 'kysely';
import { encrypt } from '../encryption/encrypt.ts';
import { encryptRow } from '../encryption/rows.ts';
import { medicarePlace } from '../encryption/columns.ts';
import { encryptContact } from '../encryption/application-contact.ts';
import type { Config } from '../config/config.ts';
import type { Db, NewRow } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { addSpecialists } from '../specialists/add.ts';
import { applicationDetails } from './application.ts';
import { seededLicences } from './licences.ts';
import { seededMeetings } from './meetings.ts';
import { seededApplicant, seededPatients } from './patients.ts';
import { namedDoctors, seededSpecialists, type SeededSpecialist } from './people.ts';
import { insertPartners, registerSeededPages } from './partners.ts';
import { fictionPhones } from './phones.ts';
import { pickOne, seededRandom } from './random.ts';
import { seededStaff } from './staff.ts';
import { seededId, seededUid, seededUserId } from './seeded-id.ts';
import { blocksOf, fullWeek, weeks } from './weeks.ts';

export interface SeedParts {
  now: Date;
  fieldKeys: Config['fieldKeys'];
  partnerPort: number;
  /** Default: the few that tests know. */
  people?: readonly SeededSpecialist[];
  photoUrlOf?: (person: SeededSpecialist) => string;
}

export async function seed(db: Db, parts: SeedParts): Promise<boolean> {
  const seeded = await inTransaction(db, async (t) => {
    // Processes starting together: one seeds, the others find users.
    await sql`lock table users in share row exclusive mode`.execute(t);
    if (await t.selectFrom('users').select('id').limit(1).executeTakeFirst()) return false;
    await insertPatients(t, parts);
    await insertSpecialists(t, parts);
    await insertPartners(t, parts.now);
    return true;
  });
  await registerSeededPages(db, parts.partnerPort);
  if (seeded) await sql`analyze`.execute(db);
  return seeded;
}

type Role = NewRow<'users'>['role'];

async function insertUsers(t: Tx, people: readonly { email: string; name: string }[], role: Role): Promise<void> {
  const users = people.map(({ email, name }) => ({
    id: seededUserId(email),
    email,
    role,
    name,
    stripe_customer_id: null,
  }));
  const identities = people.map(({ email }) => ({ provider_uid: seededUid(email), user_id: seededUserId(email) }));
  await t.insertInto('users').values(users).execute();
  await t.insertInto('identities').values(identities).execute();
}

async function insertPatients(t: Tx, { fieldKeys, now }: SeedParts): Promise<void> {
  await insertUsers(t, seededPatients, 'patient');
  const profiles = seededPatients.map(({ email, gender, dob, address, medicareOrIhi }, index) => {
    const userId = seededUserId(email);
    return {
      user_id: userId,
      ...encryptRow(
        fieldKeys,
        { table: 'patient_profiles', id: userId },
        { phone: fictionPhones[index] ?? '', dob, street: address.street },
      ),
      phone: '' as const,
      gender,
      medicare_or_ihi_encrypted: encrypt(fieldKeys, medicareOrIhi, medicarePlace(userId)),
      suburb: address.suburb,
      state: address.state,
      postal_code: address.postalCode,
    };
  });
  await t.insertInto('patient_profiles').values(profiles).execute();

  await insertUsers(t, [seededStaff], 'staff');
  await insertUsers(t, [seededApplicant], null);
  const application = {
    id: seededId('app', seededApplicant.email),
    user_id: seededUserId(seededApplicant.email),
    profile_type: 'EUCA_MD' as const,
    status: 'PENDING' as const,
    ...encryptContact(fieldKeys, seededId('app', seededApplicant.email), applicationDetails),
    created_at: new Date(`${dayKey(now.toISOString(), sydney)}T00:00:00.000Z`),
    decided_at: null,
    decision_reason: null,
  };
  await t.insertInto('applications').values(application).execute();
}

async function insertSpecialists(t: Tx, { now, people = seededSpecialists(), photoUrlOf }: SeedParts): Promise<void> {
  await insertUsers(t, people, 'specialist');
  const licences = await seededLicences(people);
  await addSpecialists(
    t,
    people.map((person, at) => ({
      profile: { ...specialistRow(person), photo_url: photoUrlOf?.(person) ?? null },
      specialties: person.specialties,
      licences: licences[at] ?? [],
    })),
  );
  await t.insertInto('specialist_meetings').values(seededMeetings(people, now)).execute();
  const blocks = people.flatMap((person) => blockRows(person, now));
  // PostgreSQL takes up to 65,535 values per statement.
  for (let from = 0; from < blocks.length; from += 2_000) {
    await t
      .insertInto('availability_blocks')
      .values(blocks.slice(from, from + 2_000))
      .execute();
  }
}

function specialistIdOf({ email }: SeededSpecialist): string {
  return seededId('spc', email);
}

function specialistRow(person: SeededSpecialist): Omit<NewRow<'specialists'>, 'photo_url'> {
  return {
    id: specialistIdOf(person),
    user_id: seededUserId(person.email),
    name: person.name,
    profession: person.profession,
    profile_type: person.profileType,
    city: person.city,
    state: person.state,
    subspecialties: [...person.subspecialties],
    bio: person.bio,
    ...(person.languages && { languages: [...person.languages] }),
    fee_from_cents: person.feeFromCents ?? null,
    gender: person.gender ?? null,
    approved: true,
  };
}

function blockRows(person: SeededSpecialist, now: Date): NewRow<'availability_blocks'>[] {
  const week = namedDoctors.some(({ email }) => email === person.email)
    ? fullWeek
    : pickOne(seededRandom(`week:${person.email}`), weeks);
  return blocksOf(week, now).map(({ startISO, endISO }) => ({
    id: seededId('avb', `${person.email}:${startISO}`),
    specialist_id: specialistIdOf(person),
    start_at: startISO,
    end_at: endISO,
  }));
}

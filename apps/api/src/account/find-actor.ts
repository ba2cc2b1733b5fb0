import type { Db } from '../db/schema.ts';
import type { Actor } from '../http/actor.ts';

/** Whoever has an account, as one who acts. */
export type PersonActing = Extract<Actor, { type: 'newcomer' | 'patient' | 'specialist' | 'staff' }>;

/** The account a provider's uid belongs to, as one who acts; undefined for a uid never seen. */
export async function findActor(db: Db, uid: string): Promise<PersonActing | undefined> {
  const row = await accounts(db)
    .innerJoin('identities as i', 'i.user_id', 'u.id')
    .where('i.provider_uid', '=', uid)
    .executeTakeFirst();
  return row && actorOf(row);
}

/** The same of an account known by its id. */
export async function findActorById(db: Db, userId: string): Promise<PersonActing | undefined> {
  const row = await accounts(db).where('u.id', '=', userId).executeTakeFirst();
  return row && actorOf(row);
}

const accounts = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('specialists as s', 's.user_id', 'u.id')
    .leftJoin('patient_profiles as p', 'p.user_id', 'u.id')
    .where('u.deleted_at', 'is', null)
    .select(['u.id as userId', 'u.role', 's.id as specialistId', 's.approved', 'p.user_id as patientId']);

type AccountRow = NonNullable<Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>>;

function actorOf({ userId, role, specialistId, approved, patientId }: AccountRow): PersonActing {
  const alsoPatient = patientId !== null;
  if (role === 'specialist' && specialistId !== null)
    return { type: 'specialist', userId, specialistId, approved: approved === true, alsoPatient };
  if (role === 'staff') return { type: 'staff', userId };
  return { type: role === 'patient' ? 'patient' : 'newcomer', userId };
}

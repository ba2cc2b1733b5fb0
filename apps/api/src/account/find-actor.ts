import type { Db } from '../db/schema.ts';
import type { PersonActor } from '../http/actor.ts';

/** The account of a provider's uid; undefined for a uid never seen. */
export async function findActor(db: Db, uid: string): Promise<PersonActor | undefined> {
  const row = await accounts(db)
    .innerJoin('identities as i', 'i.user_id', 'u.id')
    .where('i.provider_uid', '=', uid)
    .executeTakeFirst();
  return row && actorOf(row);
}

/** The same of an account known by its id. */
export async function findActorById(db: Db, userId: string): Promise<PersonActor | undefined> {
  const row = await accounts(db).where('u.id', '=', userId).executeTakeFirst();
  return row && actorOf(row);
}

const accounts = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('specialists as s', 's.user_id', 'u.id')
    .leftJoin('patient_profiles as p', 'p.user_id', 'u.id')
    .where('u.deleted_at', 'is', null)
    .select(['u.id as userId', 'u.role', 's.id as specialistId', 's.approved', 'p.user_id as patientId'])
    .select((row) =>
      row.exists(row.selectFrom('clinic_details as d').select('d.id').whereRef('d.user_id', '=', 'u.id')).as('books'),
    );

type AccountRow = NonNullable<Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>>;

function actorOf({ userId, role, specialistId, approved, patientId, books }: AccountRow): PersonActor {
  return {
    type: 'person',
    userId,
    // Books through a clinic, without a profile yet.
    patient: patientId !== null || Boolean(books),
    specialist: specialistId === null ? null : { specialistId, approved: approved === true },
    staff: role === 'staff',
  };
}

import type { Db } from '../db/schema.ts';
import type { Actor } from '../http/actor.ts';

/** The account a provider's uid belongs to, as one who acts; undefined for a uid never seen. */
export async function findActor(db: Db, uid: string): Promise<Actor | undefined> {
  const row = await db
    .selectFrom('identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .leftJoin('specialists as s', 's.user_id', 'u.id')
    .leftJoin('patient_profiles as p', 'p.user_id', 'u.id')
    .where('i.provider_uid', '=', uid)
    .select(['u.id as userId', 'u.role', 's.id as specialistId', 's.approved', 'p.user_id as patientId'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { userId, role, specialistId } = row;
  const alsoPatient = row.patientId !== null;
  if (role === 'specialist' && specialistId !== null)
    return { type: 'specialist', userId, specialistId, approved: row.approved === true, alsoPatient };
  if (role === 'staff') return { type: 'staff', userId };
  return { type: role === 'patient' ? 'patient' : 'newcomer', userId };
}

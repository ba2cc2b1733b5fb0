import type { Db } from '../db/schema.ts';
import type { PersonActor } from '../http/actor.ts';

export interface SignedInAccount {
  actor: PersonActor;
  allEndedAt: Date | null;
  /** Null for a session without a row. */
  seenAt: Date | null;
  endedAt: Date | null;
}

export async function findSignedIn(
  db: Db,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<SignedInAccount | undefined> {
  const row = await accounts(db)
    .innerJoin('identities as i', 'i.user_id', 'u.id')
    .leftJoin('sessions as e', (on) => on.onRef('e.user_id', '=', 'u.id').on('e.id', '=', sessionId))
    .where('i.provider_uid', '=', uid)
    .select(['u.sessions_ended_at as allEndedAt', 'e.seen_at as seenAt', 'e.ended_at as endedAt'])
    .executeTakeFirst();
  return row && { actor: actorOf(row), allEndedAt: row.allEndedAt, seenAt: row.seenAt, endedAt: row.endedAt };
}

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
      row.exists(row.selectFrom('partner_details as d').select('d.id').whereRef('d.user_id', '=', 'u.id')).as('books'),
    );

type AccountRow = NonNullable<Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>>;

function actorOf({ userId, role, specialistId, approved, patientId, books }: AccountRow): PersonActor {
  return {
    type: 'person',
    userId,
    patient: patientId !== null || Boolean(books),
    specialist: specialistId === null ? null : { specialistId, approved: approved === true },
    staff: role === 'staff',
  };
}

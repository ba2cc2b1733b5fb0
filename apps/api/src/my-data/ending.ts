import { limits, whatIsInTheWay, type InTheWay } from '@tele/core';
import { countOf } from '../db/count-of.ts';
import type { Db } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';

export const accountEnding: Handler<'accountEnding'> = async ({ db, actor, now }) => {
  const { userId } = requirePerson(actor);
  return { inTheWay: await readInTheWay(db, userId, now()) };
};

export async function readInTheWay(db: Db, userId: string, now: Date): Promise<InTheWay[]> {
  const { role, specialistId } = await db
    .selectFrom('users as u')
    .leftJoin('specialists as s', 's.user_id', 'u.id')
    .select(['u.role', 's.id as specialistId'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  // Unpaid requests were never sent.
  const open = db
    .selectFrom('selections')
    .select('id')
    .where('patient_id', '=', userId)
    .where('state', '=', 'OPEN')
    .where('deleted_at', 'is', null)
    .where('submitted_at', 'is not', null)
    .where('expires_at', '>', now);
  const unsettled = db
    .selectFrom('charges')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['STARTED', 'ACTION_REQUIRED', 'AUTHORISED', 'REFUNDING']);
  const [asPatient, asSpecialist] = [
    toCome(db, now).where('patient_id', '=', userId),
    toCome(db, now).where('specialist_id', '=', specialistId),
  ];
  return whatIsInTheWay({
    role,
    openRequests: await countOf(db, open),
    appointments: (await countOf(db, asPatient)) + (specialistId === null ? 0 : await countOf(db, asSpecialist)),
    openOffers: specialistId === null ? 0 : await countOf(db, openOffers(db, specialistId, now)),
    unsettled: await countOf(db, unsettled),
  });
}

/** Claimed, confirmed or held bookings that have not ended. */
function toCome(db: Db, now: Date) {
  const started = new Date(now.getTime() - limits.appointmentMinutes * 60_000);
  return db
    .selectFrom('bookings')
    .select('id')
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .where('start_at', '>', started);
}

const openOffers = (db: Db, specialistId: string, now: Date) =>
  db
    .selectFrom('offers')
    .select('id')
    .where('specialist_id', '=', specialistId)
    .where('state', '=', 'OPEN')
    .where('expires_at', '>', now);

import type { OpenRequestStanding } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { Side } from '../bookings/read-standing.ts';

export async function readOpenRequestStanding(
  t: Tx,
  request: Row<'selections'>,
  who: Side,
  now: Date,
): Promise<OpenRequestStanding | undefined> {
  if (request.kind !== 'open' || request.deleted_at !== null) return undefined;
  if (who.side === 'specialist' && !(await isAsked(t, request, who.specialistId))) return undefined;
  const live = await t
    .selectFrom('bookings')
    .select(['status', 'start_at', 'claimed_until'])
    .where('selection_id', '=', request.id)
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .where('reschedule_id', 'is', null)
    .executeTakeFirst();
  const offered =
    who.side === 'specialist' &&
    (await t
      .selectFrom('offers')
      .select('id')
      .where('selection_id', '=', request.id)
      .where('specialist_id', '=', who.specialistId)
      .where('state', '=', 'OPEN')
      .executeTakeFirst());
  return {
    side: who.side,
    status: request.state === 'OPEN' && isOver(request, now) ? 'CLOSED' : request.state,
    openUntil: (request.expires_at ?? now).toISOString(),
    isHeld: live?.status === 'CLAIMED',
    isOffered: Boolean(offered),
    bookedISO: live?.status === 'CONFIRMED' ? live.start_at.toISOString() : null,
  };
}

export const isOver = ({ expires_at }: Pick<Row<'selections'>, 'expires_at'>, now: Date): boolean =>
  expires_at !== null && expires_at <= now;

async function isAsked(t: Tx, { profession, specialty, patient_id }: Row<'selections'>, id: string): Promise<boolean> {
  const row = await t
    .selectFrom('specialists as s')
    .innerJoin('specialist_specialties as x', 'x.specialist_id', 's.id')
    .select('s.id')
    .where('s.id', '=', id)
    .where('s.approved', '=', true)
    .where('s.user_id', '<>', patient_id)
    .where('x.profession', '=', profession)
    .where('x.specialty', '=', specialty)
    .where('x.main', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

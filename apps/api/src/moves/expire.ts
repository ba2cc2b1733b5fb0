import { sql } from 'kysely';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { attempt } from '../outbox/attempt.ts';
import { letMoveGo } from '../selections/let-move-go.ts';
import { lockMove } from './lock.ts';
import { sendLater } from './send-later.ts';

const batchSize = 8;

/** Moves that nobody answered in time: the bookings stay, the times asked for are free again, and both sides are told. */
export async function endDueMoves(services: Services): Promise<number> {
  const now = services.now();
  const due = await services.db
    .selectFrom('moves')
    .select('id')
    // In a literal, so that every plan sees that the index of those that wait has them all.
    .where('state', '=', sql.lit('ASKED'))
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(batchSize)
    .execute();
  let ended = 0;
  for (const { id: moveId } of due) {
    const work = () => inTransaction(services.db, (t) => endMove(t, moveId, now));
    if (await attempt(services, { moveId }, work)) ended += 1;
  }
  return ended;
}

async function endMove(t: Tx, moveId: string, now: Date): Promise<void> {
  const found = await lockMove(t, moveId);
  if (found?.move.state === 'ASKED') await endUnanswered(t, found.booking.id, now);
}

/** Ends what nobody answered in time about moving a booking, whose request is locked, and tells both sides; nothing when nothing waits. */
export async function endUnanswered(t: Tx, bookingId: string, now: Date): Promise<void> {
  const move = await letMoveGo(t, { bookingId, state: 'ENDED', now });
  if (!move) return;
  const { id: moveId } = move;
  await sendLater(t, { letter: 'moveEndedForPatient', moveId }, now);
  await sendLater(t, { letter: 'moveEndedForSpecialist', moveId }, now);
}

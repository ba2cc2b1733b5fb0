import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { drainSoon } from '../outbox/drain-soon.ts';
import { moveView } from '../selections/latest-moves.ts';
import { letMoveGo } from '../selections/let-move-go.ts';
import { lockMove, moveNotFound, standingOf } from './lock.ts';
import { requireBookingMove } from './require-move.ts';
import { sendLater } from './send-later.ts';

/** Keeps a booking at its old time; the time asked for is free again. Repeating it changes nothing. */
export const declineMove: Handler<'declineMove'> = async (ctx, { params }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const now = ctx.now();
  const move = await inTransaction(ctx.db, async (t) => {
    const found = await lockMove(t, params.id);
    if (found?.move.specialist_id !== specialistId) throw moveNotFound();
    const standing = standingOf('specialist', found.booking, found.move);
    if (requireBookingMove({ name: 'decline' }, standing, now) === 'done') return found.move;
    const gone = await letMoveGo(t, { bookingId: found.booking.id, state: 'DECLINED', now });
    await sendLater(t, { letter: 'moveDeclined', moveId: found.move.id }, now);
    return gone ?? found.move;
  });
  drainSoon(ctx);
  return moveView(ctx.config.fieldKeys, move, now);
};

import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { addEmails } from '../http/caused-emails.ts';
import { drainSoon } from '../outbox/drain-soon.ts';
import { moveView } from '../selections/latest-moves.ts';
import { letMoveGo } from '../selections/let-move-go.ts';
import { isOf } from '../selections/mine.ts';
import { lockMove, moveNotFound, standingOf } from './lock.ts';
import { requireBookingMove } from './require-move.ts';
import { sendLater } from './send-later.ts';

/** Takes back that a booking is asked to be moved: the time asked for is free again. Repeating it changes nothing. */
export const withdrawMove: Handler<'withdrawMove'> = async (ctx, { params }) => {
  const patient = requirePatient(ctx.actor);
  const now = ctx.now();
  const move = await inTransaction(ctx.db, async (t) => {
    const found = await lockMove(t, params.id);
    if (!found || !isOf(found.request, patient)) throw moveNotFound();
    const standing = standingOf('patient', found.booking, found.move);
    if (requireBookingMove({ name: 'withdraw' }, standing, now) === 'done') return found.move;
    const gone = await letMoveGo(t, { bookingId: found.booking.id, state: 'WITHDRAWN', now });
    await addEmails(t, { userId: patient.userId, act: `${found.move.id} withdrawn`, emails: 1, now });
    await sendLater(t, { letter: 'moveWithdrawn', moveId: found.move.id }, now);
    return gone ?? found.move;
  });
  drainSoon(ctx);
  return moveView(ctx.config.fieldKeys, move, now);
};

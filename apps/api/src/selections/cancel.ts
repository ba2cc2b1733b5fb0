import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { drainSoon } from '../outbox/drain-soon.ts';
import { cancelBooking } from './cancel-booking.ts';
import { liveBooking } from './claim.ts';
import { hasLapsed } from './close.ts';
import { lockSelections } from './lock.ts';
import { getSelection, ownSelection } from './mine.ts';
import { pastClaims } from './past-claims.ts';
import { withdrawSelection } from './withdraw.ts';

/** Withdraws an open request, or cancels a booked one before it starts; repeating it changes nothing (spec section 2 'Request detail'). */
export const cancelSelection: Handler<'cancelSelection'> = async (ctx, input) => {
  const { userId } = requirePatient(ctx.actor);
  const now = ctx.now();
  await pastClaims(ctx, async (t) => {
    const [row] = await lockSelections(t, [input.params.id]);
    const selection = ownSelection(row, userId);
    if (selection.state === 'CANCELLED') return;
    if (selection.state === 'CLOSED' || hasLapsed(selection, now)) {
      throw new ApiError('SELECTION_CLOSED', 'This request is already closed.');
    }
    if (selection.state === 'OPEN') return withdrawSelection(t, selection, now);
    const booking = await liveBooking(t, selection.id);
    if (!booking || booking.start_at <= now) {
      throw new ApiError('APPOINTMENT_STARTED', 'This appointment has already started.');
    }
    await cancelBooking(t, { booking, by: 'patient', now });
  });
  drainSoon(ctx);
  return getSelection(ctx, input);
};

import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { cancelBooking } from './cancel-booking.ts';
import { lockSelections } from '../bookings/lock.ts';
import { ownSelection } from '../bookings/find-selection.ts';
import { getSelection } from './mine.ts';
import { pastClaims, settleFirst } from './past-claims.ts';
import { readStanding, requireTransition } from '../bookings/read-standing.ts';
import { withdrawSelection } from './withdraw.ts';

export const cancelSelection: Handler<'cancelSelection'> = async (ctx, input) => {
  const patient = requirePatient(ctx.actor);
  const now = ctx.now();
  const shown = input.body?.seen;
  const [stage, seen] = typeof shown === 'object' ? (['BOOKED', shown] as const) : [shown, undefined];
  await pastClaims(ctx, async (t) => {
    const [row] = await lockSelections(t, [input.params.id]);
    const selection = ownSelection(row, patient);
    const { standing, booking, stale } = await readStanding(t, selection, { side: 'patient' }, now);
    if (requireTransition({ name: 'withdraw', ...(stage && { seen: stage }) }, standing, now) === 'done') return;
    settleFirst(stale);
    if (booking) await cancelBooking(t, { booking, by: 'patient', seen, now });
    else await withdrawSelection(t, selection, now);
  });
  runJobsSoon(ctx);
  return getSelection(ctx, { ...input, body: undefined });
};

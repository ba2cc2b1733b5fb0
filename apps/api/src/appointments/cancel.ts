import { inTransaction } from '../db/transaction.ts';
import type { Row } from '../db/schema.ts';
import type { Actor } from '../http/actor.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { drainSoon } from '../outbox/drain-soon.ts';
import { cancelBooking } from '../selections/cancel-booking.ts';
import { lockSelections } from '../selections/lock.ts';
import { isOf } from '../selections/mine.ts';
import { readStanding, requireMove, type Side } from '../selections/read-standing.ts';

/** Cancels a confirmed appointment, by its patient or its specialist (spec section 2 'Appointments'). Anyone else's reads as absent; repeating it changes nothing. */
export const cancelAppointment: Handler<'cancelAppointment'> = async (ctx, { params }) => {
  const { actor } = ctx;
  if (actor.type !== 'specialist') requirePatient(actor);
  const now = ctx.now();
  await inTransaction(ctx.db, async (t) => {
    const [selection] = await lockSelections(t, [params.id]);
    const who = selection && sideOf(actor, selection);
    const found = who && (await readStanding(t, selection, who, now));
    if (requireMove({ name: 'cancel-booking' }, found?.standing, now) === 'done' || !who || !found?.booking) return;
    await cancelBooking(t, { booking: found.booking, by: who.side, now });
  });
  drainSoon(ctx);
  return { ok: true };
};

/** On whose side somebody is of a patient's appointment: their own, else their patient's. Undefined for a stranger. */
function sideOf(actor: Actor, selection: Row<'selections'>): Side | undefined {
  if ('userId' in actor && isOf(selection, actor)) return { side: 'patient' };
  return actor.type === 'specialist' ? { side: 'specialist', specialistId: actor.specialistId } : undefined;
}

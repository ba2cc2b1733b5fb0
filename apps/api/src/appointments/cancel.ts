import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../http/actor.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { drainSoon } from '../outbox/drain-soon.ts';
import { cancelBooking } from '../selections/cancel-booking.ts';
import { lockSelections } from '../selections/lock.ts';
import { readStanding, requireMove, type Side } from '../selections/read-standing.ts';

/** Cancels a confirmed appointment, by its patient or its specialist (spec section 2 'Appointments'). Anyone else's reads as absent; repeating it changes nothing. */
export const cancelAppointment: Handler<'cancelAppointment'> = async (ctx, { params }) => {
  const { who, patientId } = sideOf(ctx.actor);
  const now = ctx.now();
  await inTransaction(ctx.db, async (t) => {
    const [selection] = await lockSelections(t, [params.id]);
    const isTheirs = selection && (patientId === undefined || selection.patient_id === patientId);
    const found = isTheirs ? await readStanding(t, selection, who, now) : undefined;
    if (requireMove({ name: 'cancel-booking' }, found?.standing, now) === 'done' || !found?.booking) return;
    await cancelBooking(t, { booking: found.booking, by: who.side, now });
  });
  drainSoon(ctx);
  return { ok: true };
};

function sideOf(actor: Actor): { who: Side; patientId?: string } {
  if (actor.type === 'specialist') return { who: { side: 'specialist', specialistId: actor.specialistId } };
  return { who: { side: 'patient' }, patientId: requirePatient(actor).userId };
}

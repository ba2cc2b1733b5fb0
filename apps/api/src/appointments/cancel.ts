import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Actor } from '../http/actor.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { drainSoon } from '../outbox/drain-soon.ts';
import { cancelBooking } from '../selections/cancel-booking.ts';
import { lockSelections } from '../selections/lock.ts';

/** Cancels a confirmed appointment, by its patient or its specialist (spec section 2 'Appointments'). Anyone else's reads as absent. */
export const cancelAppointment: Handler<'cancelAppointment'> = async (ctx, { params }) => {
  const own = ownedBy(ctx.actor);
  const now = ctx.now();
  await inTransaction(ctx.db, async (t) => {
    await lockSelections(t, [params.id]);
    const booking = await t
      .selectFrom('bookings')
      .selectAll()
      .where('selection_id', '=', params.id)
      .where(own.column, '=', own.id)
      .where('status', '=', 'CONFIRMED')
      .executeTakeFirst();
    if (!booking) throw new ApiError('NOT_FOUND', 'Appointment not found');
    if (booking.start_at <= now) throw new ApiError('APPOINTMENT_STARTED', 'This appointment has already started.');
    await cancelBooking(t, { booking, by: own.by, now });
  });
  drainSoon(ctx);
  return { ok: true };
};

interface Ownership {
  by: 'patient' | 'specialist';
  column: 'patient_id' | 'specialist_id';
  id: string;
}

function ownedBy(actor: Actor): Ownership {
  if (actor.type === 'specialist') return { by: 'specialist', column: 'specialist_id', id: actor.specialistId };
  return { by: 'patient', column: 'patient_id', id: requirePatient(actor).userId };
}

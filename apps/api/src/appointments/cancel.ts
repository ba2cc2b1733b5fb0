import type { Row } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Actor } from '../http/actor.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { cancelOfferBooking } from '../offers/cancel-booking.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { cancelBooking } from '../selections/cancel-booking.ts';
import { lockSelections } from '../bookings/lock.ts';
import { isOf } from '../bookings/find-selection.ts';
import { readStanding, requireTransition, type Side } from '../bookings/read-standing.ts';

/** Cancels an appointment. Others get 404. Throws STALE when a fee outcome differs from `seen`. */
export const cancelAppointment: Handler<'cancelAppointment'> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  if (actor.type !== 'person' || !actor.specialist) requirePatient(actor);
  const now = ctx.now();
  await inTransaction(ctx.db, async (t) => {
    const selection = await lockNamed(t, params.id);
    const who = selection && sideOf(actor, selection);
    const found = who && (await readStanding(t, selection, who, now));
    if (requireTransition({ name: 'cancel-booking' }, found?.standing, now) === 'done' || !who || !found?.booking)
      return;
    const { booking } = found;
    const cancellation = { booking, by: who.side, seen: body?.seen, now };
    if (booking.offer_id === null) await cancelBooking(t, cancellation);
    else await cancelOfferBooking(t, booking.offer_id, cancellation);
  });
  runJobsSoon(ctx);
  return { ok: true };
};

async function lockNamed(t: Tx, id: string): Promise<Row<'selections'> | undefined> {
  const offer = await t.selectFrom('offers').select('selection_id').where('id', '=', id).executeTakeFirst();
  const [selection] = await lockSelections(t, [offer?.selection_id ?? id]);
  return selection;
}

function sideOf(actor: Actor, selection: Row<'selections'>): Side | undefined {
  if (actor.type !== 'person') return undefined;
  if (isOf(selection, actor)) return { side: 'patient' };
  return actor.specialist ? { side: 'specialist', specialistId: actor.specialist.specialistId } : undefined;
}

import { openRequestRefusals, checkOpenRequestTransition } from '@tele/core';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient, type Patient } from '../http/require-role.ts';
import { loseOffers } from '../offers/lose-offers.ts';
import { holdsOf } from '../offers/read-standing.ts';
import { readOpenRequestStanding } from '../offers/read-open-request.ts';
import { settleOffer } from '../offers/settle-offer.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { deleteSelection } from '../selections/delete.ts';
import { lockSelections } from '../bookings/lock.ts';
import { findSelection, isOf } from '../bookings/find-selection.ts';
import { refusalOf } from '../bookings/read-standing.ts';

/** Withdraws an open request first; booked ones must be cancelled before. Idempotent. */
export const deleteRequest: Handler<'deleteRequest'> = async (ctx, { params }) => {
  const patient = requirePatient(ctx.actor);
  const row = await findSelection(ctx.db, params.id);
  if (row?.kind === 'open') await deleteOpenRequest(ctx, patient, params.id);
  else await deleteSelection(ctx, patient, params.id);
  runJobsSoon(ctx);
  return { ok: true };
};

async function deleteOpenRequest(services: Services, patient: Patient, id: string): Promise<void> {
  const now = services.now();
  const held = await inTransaction(services.db, async (t) => {
    const request = await ownRequest(t, patient, id);
    return request.deleted_at === null ? holdsOf(t, id) : [];
  });
  for (const offerId of held) await settleOffer(services, offerId, { giveUp: true });
  await inTransaction(services.db, async (t) => {
    const request = await ownRequest(t, patient, id);
    if (request.deleted_at !== null) return;
    const standing = await readOpenRequestStanding(t, request, { side: 'patient' }, now);
    const verdict = checkOpenRequestTransition({ name: 'delete' }, standing, now);
    if (verdict.tag === 'refused') throw refusalOf(verdict);
    if (request.state === 'OPEN') {
      await loseOffers(t, { requestId: id, withdrawnBy: patient.userId, now });
      await t
        .updateTable('selections')
        .set({ state: 'CANCELLED', ended_because: 'withdrawn' })
        .where('id', '=', id)
        .execute();
    }
    await t.updateTable('selections').set({ deleted_at: now }).where('id', '=', id).execute();
  });
}

async function ownRequest(t: Tx, patient: Patient, id: string) {
  const [request] = await lockSelections(t, [id]);
  if (!request || !isOf(request, patient)) throw refusalOf(openRequestRefusals.absent);
  return request;
}

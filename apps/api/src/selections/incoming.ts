import { paidStatuses } from '@tele/core';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';

/** Paid requests that wait for this specialist, soonest slot first; nothing in them names the patient (spec section 2 'Provider inbox'). */
export const incomingSelections: Handler<'incomingSelections'> = async ({ db, actor, now }) => {
  const { specialistId } = requireSpecialist(actor);
  const at = now();
  const rows = await db
    .selectFrom('candidates as c')
    .innerJoin('selections as s', 's.id', 'c.selection_id')
    .select(['s.id', 's.profession', 's.specialty', 's.reason', 's.created_at', 's.fee_cap_cents', 'c.start_at'])
    .where('c.specialist_id', '=', specialistId)
    .where('c.status', '=', 'PENDING')
    .where('c.start_at', '>', at)
    .where('s.state', '=', 'OPEN')
    .where('s.payment_status', 'in', [...paidStatuses])
    .where('s.expires_at', '>', at)
    .orderBy('c.start_at')
    .orderBy('s.id')
    .execute();
  const items = rows.map((row) => ({
    selectionId: row.id,
    profession: row.profession,
    specialty: row.specialty,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    status: 'PENDING' as const,
    slotISO: row.start_at.toISOString(),
    feeCapCents: row.fee_cap_cents,
  }));
  return { items };
};

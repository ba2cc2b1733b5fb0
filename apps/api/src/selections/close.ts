import { paidStatuses, type Ending } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { releaseCharges } from '../ledger/charges.ts';
import { subjectsOf } from '../bookings/fees.ts';
import { sendLater } from './send-later.ts';

type Selection = Row<'selections'>;

/** Specialists are asked once the booking fee is authorised. */
export const isSent = (selection: Pick<Selection, 'payment_status'>): boolean =>
  selection.payment_status !== null && paidStatuses.includes(selection.payment_status);

/** Expired but not yet closed by runJobs(): reads and verbs treat it as closed. */
export const hasLapsed = (selection: Pick<Selection, 'state' | 'expires_at'>, now: Date): boolean =>
  selection.state === 'OPEN' && selection.expires_at !== null && selection.expires_at <= now;

export const lapseOf = (selection: Pick<Selection, 'submitted_at'>): 'lapsed' | 'unpaid' =>
  selection.submitted_at === null ? 'unpaid' : 'lapsed';

interface Closing {
  because: 'none-left' | 'lapsed' | 'unpaid';
  email?: 'nobodyAccepted' | 'bookedElsewhere';
  now: Date;
}

/** Closes an open, locked selection without an acceptance: candidates are LOST, the booking fee is released. */
export async function closeSelection(
  t: Tx,
  selection: Selection,
  { because, email = 'nobodyAccepted', now }: Closing,
): Promise<void> {
  await t
    .updateTable('candidates')
    .set({ status: 'LOST', decided_at: now })
    .where('selection_id', '=', selection.id)
    .where('status', '=', 'PENDING')
    .execute();
  await endSelection(t, selection, { because, now });
  if (isSent(selection)) {
    await sendLater(t, { email, selectionId: selection.id }, now);
  }
}

/** Moves a locked selection out of OPEN and releases its authorisations (product.md 'Money'). */
export async function endSelection(
  t: Tx,
  selection: Selection,
  { because, now }: { because: Exclude<Ending, 'booking-cancelled'>; now: Date },
): Promise<void> {
  await t
    .updateTable('selections')
    .set({
      state: because === 'withdrawn' ? 'CANCELLED' : 'CLOSED',
      ended_because: because,
      payment_status: selection.payment_status === null ? null : 'canceled',
    })
    .where('id', '=', selection.id)
    .execute();
  await releaseCharges(t, { subjects: await subjectsOf(t, selection.id), now });
}

export async function closeIfNobodyIsLeft(
  t: Tx,
  selection: Selection,
  closing: Omit<Closing, 'because'>,
): Promise<void> {
  const left = await t
    .selectFrom('candidates')
    .select('id')
    .where('selection_id', '=', selection.id)
    .where('status', '=', 'PENDING')
    .limit(1)
    .executeTakeFirst();
  if (!left && selection.state === 'OPEN') await closeSelection(t, selection, { because: 'none-left', ...closing });
}

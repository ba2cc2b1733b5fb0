import { lapsesAt, type PaymentStatus } from '@tele/core';
import type { Tx } from '../db/transaction.ts';
import type { Charge } from '../ledger/charge.ts';
import type { ChargeNews, ChargeSubjects, ChargePurpose } from '../ledger/parts.ts';
import { forgetEmails } from '../http/caused-emails.ts';
import { noteMoney } from '../receipts/note-money.ts';
import { hasLapsed } from './close.ts';
import { lockSelection } from '../bookings/lock.ts';
import { sendLater } from './send-later.ts';

export const chargeSubjects: ChargeSubjects = {
  selection: { lock: lockForBookingFee, hear: hearOfBookingFee },
  // Confirming or abandoning an acceptance handles its consequences.
  candidate: { lock: lockForAcceptanceFee, hear: noteMoney },
};

async function lockForBookingFee(t: Tx, charge: Charge, now: Date): Promise<ChargePurpose> {
  const selection = await lockSelection(t, charge.subject_id);
  const waiting = await waitingCandidates(t, selection.id, now);
  return selection.state === 'OPEN' && !hasLapsed(selection, now) && waiting.length > 0 ? 'wanted' : 'gone';
}

async function hearOfBookingFee(t: Tx, charge: Charge, news: ChargeNews, now: Date): Promise<void> {
  const { subject_id: id } = charge;
  if (news === 'authorised') return sendSelection(t, charge, now);
  const shown: Record<typeof news, PaymentStatus> = {
    'action-required': 'requires_action',
    declined: 'requires_payment_method',
    'given-up': 'requires_payment_method',
    captured: 'succeeded',
    lost: 'canceled',
    returned: 'canceled',
  };
  if (news === 'declined' || news === 'given-up') await forgetEmails(t, { userId: charge.user_id, act: id });
  await t.updateTable('selections').set({ payment_status: shown[news] }).where('id', '=', id).execute();
  await noteMoney(t, charge, news, now);
}

async function sendSelection(t: Tx, { subject_id: selectionId, capture_before }: Charge, now: Date): Promise<void> {
  const waiting = await waitingCandidates(t, selectionId, now);
  const slots = waiting.map(({ start_at }) => start_at.toISOString());
  const expires_at = lapsesAt(now.toISOString(), slots, capture_before?.toISOString());
  await t
    .updateTable('selections')
    .set({ payment_status: 'requires_capture', submitted_at: now, expires_at })
    .where('id', '=', selectionId)
    .execute();
  if (waiting.length > 0) await sendLater(t, { email: 'received', selectionId }, now);
  for (const { specialist_id: specialistId } of waiting) {
    await sendLater(t, { email: 'newRequest', selectionId, specialistId }, now);
  }
}

function waitingCandidates(
  t: Tx,
  selectionId: string,
  now: Date,
): Promise<{ specialist_id: string; start_at: Date }[]> {
  return t
    .selectFrom('candidates')
    .select(['specialist_id', 'start_at'])
    .where('selection_id', '=', selectionId)
    .where('status', '=', 'PENDING')
    .where('start_at', '>', now)
    .execute();
}

/** A live claim settles its own fee; without one the fee has no purpose. */
async function lockForAcceptanceFee(t: Tx, charge: Charge): Promise<ChargePurpose> {
  const candidate = await t
    .selectFrom('candidates')
    .select('selection_id')
    .where('id', '=', charge.subject_id)
    .executeTakeFirstOrThrow();
  await lockSelection(t, candidate.selection_id);
  const claim = await t
    .selectFrom('bookings')
    .select('id')
    .where('candidate_id', '=', charge.subject_id)
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .executeTakeFirst();
  return claim ? 'elsewhere' : 'gone';
}

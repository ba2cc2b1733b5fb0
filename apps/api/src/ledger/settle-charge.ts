import type { Tx } from '../db/transaction.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Authorisation } from '../vendors/payment-answers.ts';
import { authoriseCharge } from './authorise-charge.ts';
import { actionLeaseMs, isPaid, type Charge } from './charge.ts';
import { failCharge, holdCharge, moveCharge, releaseKnown } from './charges.ts';
import { detachUnsaved, noteSavedCard, removeUnusableCard } from './saved-cards.ts';
import { subjectOf, type ChargeSubject, type LedgerParts, type ChargePurpose } from './parts.ts';

/** `released`: no longer wanted, or given up; nothing is held. */
export type ChargeOutcome =
  | { tag: 'authorised' }
  | { tag: 'released' }
  | { tag: 'elsewhere' }
  | { tag: 'declined'; message: string }
  | { tag: 'refused' }
  | { tag: 'action-required'; clientSecret: string };

interface Options {
  giveUp?: boolean;
}

/** Settles a charge. Safe to repeat. Throws PaymentUnavailable if unknown: retried after its lease ends. */
export async function settleCharge(parts: LedgerParts, charge: Charge, options: Options = {}): Promise<ChargeOutcome> {
  const authorisation = await authoriseCharge(parts, charge);
  const now = parts.now();
  return inTransaction(parts.db, async (t) => {
    const subject = subjectOf(parts, charge);
    const standing = await subject.lock(t, charge, now);
    if (standing === 'elsewhere') return { tag: 'elsewhere' };
    const current = await t.selectFrom('charges').selectAll().where('id', '=', charge.id).executeTakeFirstOrThrow();
    if (isPaid(current)) return { tag: 'authorised' };
    if (current.status !== 'STARTED' && current.status !== 'ACTION_REQUIRED') {
      // Another process gave up the charge: release our hold.
      if (authorisation.tag === 'authorised' || authorisation.tag === 'action-required')
        await release(t, { charge, authorisation, now });
      return { tag: 'released' };
    }
    return conclude(t, { subject, standing, charge: current, authorisation, giveUp: options.giveUp ?? false, now });
  });
}

interface Conclusion {
  subject: ChargeSubject;
  standing: ChargePurpose;
  charge: Charge;
  authorisation: Authorisation;
  giveUp: boolean;
  now: Date;
}

async function conclude(
  t: Tx,
  { subject, standing, charge, authorisation, giveUp, now }: Conclusion,
): Promise<ChargeOutcome> {
  if (authorisation.tag === 'declined' || authorisation.tag === 'refused') {
    const intentId = authorisation.tag === 'declined' ? authorisation.intentId : undefined;
    await failCharge(t, charge.id, { reason: authorisation.reason, intentId, now });
    if (authorisation.tag === 'declined' && authorisation.unusable) await removeUnusableCard(t, charge, now);
    // If the subject has ended, its own outcome is shown.
    if (standing !== 'gone') await subject.hear(t, charge, 'declined', now);
    return authorisation.tag === 'declined' ? { tag: 'declined', message: authorisation.message } : { tag: 'refused' };
  }
  const { intentId } = authorisation;
  const waits = authorisation.tag === 'action-required';
  if (standing === 'gone' || (waits && giveUp)) {
    await release(t, { charge, authorisation, now });
    if (standing !== 'gone') await subject.hear(t, charge, 'given-up', now);
    return { tag: 'released' };
  }
  if (waits) {
    const until = new Date(now.getTime() + actionLeaseMs);
    const started_until = charge.status === 'ACTION_REQUIRED' ? charge.started_until : until;
    await moveCharge(t, charge.id, { status: 'ACTION_REQUIRED', payment_intent_id: intentId, started_until, now });
    await subject.hear(t, charge, 'action-required', now);
    return { tag: 'action-required', clientSecret: authorisation.clientSecret };
  }
  const { holdMs, card } = authorisation;
  const held = await holdCharge(t, charge, { intentId, holdMs, card, now });
  await noteSavedCard(t, held, card, now);
  await subject.hear(t, held, 'authorised', now);
  return { tag: 'authorised' };
}

interface Release {
  charge: Charge;
  authorisation: Extract<Authorisation, { tag: 'authorised' | 'action-required' }>;
  now: Date;
}

/** Releases the hold, and forgets a card that the hold was to save. */
async function release(t: Tx, { charge, authorisation, now }: Release): Promise<void> {
  await releaseKnown(t, charge.id, { intentId: authorisation.intentId, now });
  if (charge.saves_card && authorisation.tag === 'authorised') await detachUnsaved(t, authorisation.card, now);
}

import { needsAnswer } from './change-of.ts';
import type { ChargeJob } from './job-kinds.ts';
import type { LedgerParts } from './parts.ts';
import { seeCharge } from './see-charge.ts';

/** Fails at once to notify staff, who act at the provider. A retry checks whether they did. */
class NeedsAPerson extends Error {
  constructor(name: string) {
    super('This is for a person to do at the payment provider.');
    this.name = name;
  }
}

/** The bank waits for evidence, or for acceptance of the dispute. */
export async function answerDispute(parts: LedgerParts, { payload }: ChargeJob): Promise<void> {
  if (needsAnswer(await seeCharge(parts, payload.chargeId))) throw new NeedsAPerson('DisputeToAnswer');
}

/** The card takes no refund: the payer must be paid another way. */
export async function refundByHand(parts: LedgerParts, { payload }: ChargeJob): Promise<void> {
  const { status } = await seeCharge(parts, payload.chargeId);
  if (status === 'REFUNDING') throw new NeedsAPerson('RefundByHand');
}

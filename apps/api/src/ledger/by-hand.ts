import { needsAnswer } from './change-of.ts';
import type { ChargeJob } from './job-kinds.ts';
import type { LedgerParts } from './parts.ts';
import { seeCharge } from './see-charge.ts';

/** A job that only a person can do. It is given up at once, so that somebody is told; tried again, it looks whether that was done. */
class NeedsAPerson extends Error {
  constructor(name: string) {
    super('This is for a person to do at the payment provider.');
    this.name = name;
  }
}

/** A bank waits for evidence, or for the dispute to be accepted. */
export async function answerDispute(parts: LedgerParts, { payload }: ChargeJob): Promise<void> {
  if (needsAnswer(await seeCharge(parts, payload.chargeId))) throw new NeedsAPerson('DisputeToAnswer');
}

/** The card takes no refund, however often it is tried: its owner is to be paid some other way. */
export async function refundByHand(parts: LedgerParts, { payload }: ChargeJob): Promise<void> {
  const { status } = await seeCharge(parts, payload.chargeId);
  if (status === 'REFUNDING') throw new NeedsAPerson('RefundByHand');
}

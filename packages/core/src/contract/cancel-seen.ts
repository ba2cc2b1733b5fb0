import * as z from 'zod';
import { feeOutcomes } from '../appointment/fee-refunds.ts';
import { optional } from './optional.ts';

const outcome = optional(z.enum(feeOutcomes, { error: 'Use refunded or kept.' }));

/** Fee outcomes shown before cancelling. Fees that were not shown are left out. */
export const cancelSeen = z.strictObject(
  { bookingFee: outcome, acceptanceFee: outcome, offerFee: outcome },
  { error: '‘seen’ must name the refund that was shown.' },
);

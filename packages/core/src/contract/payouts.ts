import * as z from 'zod';
import { payoutStates, payoutStatuses } from '../payouts/statuses.ts';
import type { CallDefinition } from './define.ts';
import { cents, id, instant } from './fields.ts';

/** A specialist's payouts from paid offers. Money is integer cents, AUD. */
export const payouts = z.object({
  state: z.enum(payoutStates),
  /** Open requirements in the payment provider's words: `individual.verification.document`, … */
  asks: z.array(z.string()),
  asksBy: instant.nullable(),
  /** Income from accepted offers, newest first, up to 20. */
  movements: z.array(
    z.object({
      offerId: id,
      slotISO: instant,
      paidCents: cents,
      ourFeeCents: cents,
      receivesCents: cents,
      fate: z.enum(['charged', 'refunded']),
      changedAt: instant,
    }),
  ),
  /** Available and pending balance. Null, like the payouts, while the provider does not answer. */
  balance: z.object({ availableCents: z.int(), pendingCents: z.int() }).nullable(),
  payouts: z
    .array(z.object({ payoutId: id, amountCents: z.int(), status: z.enum(payoutStatuses), arrivesAt: instant }))
    .nullable(),
});

export const payoutCalls = {
  onboardPayouts: {
    summary: 'Create a single-use link for this specialist to set up payouts',
    caller: 'specialist',
    recentSignIn: true,
    ok: z.object({ url: z.url() }),
    errors: ['PAYMENT_REFUSED', 'PAYMENT_UNAVAILABLE'],
  },
  myPayouts: {
    summary: 'Get this specialist’s payout account status, outstanding requirements and latest payouts',
    caller: 'specialist',
    ok: payouts,
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;

import type { Payouts } from '@tele/core';

type Payout = NonNullable<Payouts['payouts']>[number];

/** The payout that arrives first of those that have not; null when none is on its way, or when the provider does not answer. */
export function nextPayout({ payouts }: Pick<Payouts, 'payouts'>): Payout | null {
  const coming = payouts?.filter(({ status }) => status === 'pending' || status === 'in_transit') ?? [];
  return coming.toSorted((a, b) => Date.parse(a.arrivesAt) - Date.parse(b.arrivesAt))[0] ?? null;
}

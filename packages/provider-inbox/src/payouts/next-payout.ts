import type { Payouts } from '@tele/core';

type Payout = NonNullable<Payouts['payouts']>[number];

/** Pending payout that arrives first; null if there is none, or if the provider does not respond. */
export function nextPayout({ payouts }: Pick<Payouts, 'payouts'>): Payout | null {
  const coming = payouts?.filter(({ status }) => status === 'pending' || status === 'in_transit') ?? [];
  return coming.toSorted((a, b) => Date.parse(a.arrivesAt) - Date.parse(b.arrivesAt))[0] ?? null;
}

/** Obstacles to deleting an account. The person who gave a staff role must remove it first. */
export const inTheWay = ['open-request', 'appointment', 'offer', 'money', 'staff'] as const;
export type InTheWay = (typeof inTheWay)[number];

/** Facts about an account. */
export interface EndingFacts {
  role: 'patient' | 'specialist' | 'staff' | null;
  /** Their requests that specialists can still answer. */
  openRequests: number;
  /** Booked or being booked, and not over, on either side. */
  appointments: number;
  /** Specialist's offers that can still be accepted. */
  openOffers: number;
  /** Charges that are neither final nor released. */
  unsettled: number;
}

/** Obstacles in the order to resolve them; empty if the account can be deleted. */
export function whatIsInTheWay({ role, openRequests, appointments, openOffers, unsettled }: EndingFacts): InTheWay[] {
  if (role === 'staff') return [role];
  const each: readonly (readonly [InTheWay, boolean])[] = [
    ['open-request', openRequests > 0],
    ['appointment', appointments > 0],
    ['offer', openOffers > 0],
    // Open items hold the money, and resolving them releases it.
    ['money', unsettled > 0 && openRequests + appointments + openOffers === 0],
  ];
  return each.flatMap(([what, stands]) => (stands ? [what] : []));
}

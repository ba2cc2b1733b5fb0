/** Obstacles to deleting an account. The person who gave a staff role must remove it first. */
export const inTheWay = ['open-request', 'appointment', 'offer', 'money', 'staff'] as const;
export type InTheWay = (typeof inTheWay)[number];

export interface EndingFacts {
  role: 'patient' | 'specialist' | 'staff' | null;
  openRequests: number;
  appointments: number;
  openOffers: number;
  unsettled: number;
}

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

/**
 * What has to end before an account can be deleted: requests that wait for an answer, appointments to come on either side, offers of one's own that a
 * patient can still accept, and money that is on its way. The role of staff is taken back first, by whoever gave it.
 */
export const inTheWay = ['open-request', 'appointment', 'offer', 'money', 'staff'] as const;
export type InTheWay = (typeof inTheWay)[number];

/** What is true of an account. */
export interface EndingFacts {
  role: 'patient' | 'specialist' | 'staff' | null;
  /** Requests of theirs that specialists can still answer. */
  openRequests: number;
  /** Booked, or being booked, and not over: as a patient and as a specialist. */
  appointments: number;
  /** Offers of a specialist that can still be accepted. */
  openOffers: number;
  /** Charges that are neither final nor let go. */
  unsettled: number;
}

/** In the order to end it; nothing for an account that can be deleted. */
export function whatIsInTheWay({ role, openRequests, appointments, openOffers, unsettled }: EndingFacts): InTheWay[] {
  if (role === 'staff') return [role];
  const each: readonly (readonly [InTheWay, boolean])[] = [
    ['open-request', openRequests > 0],
    ['appointment', appointments > 0],
    ['offer', openOffers > 0],
    // What holds the money is what is open: it goes with that.
    ['money', unsettled > 0 && openRequests + appointments + openOffers === 0],
  ];
  return each.flatMap(([what, stands]) => (stands ? [what] : []));
}

/**
 * How a payout account stands: NONE was never begun, INCOMPLETE can take no money yet, for something is asked for or still looked at, RESTRICTED was open and takes none
 * any more, ACTIVE takes money; it may ask for more all the same.
 */
export const payoutStates = ['NONE', 'INCOMPLETE', 'RESTRICTED', 'ACTIVE'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** The payment provider's words for a payout. */
export const payoutStatuses = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

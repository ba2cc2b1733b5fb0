/** NONE: never begun. INCOMPLETE: not open yet. RESTRICTED: was open. ACTIVE: open, may have new requirements. */
export const payoutStates = ['NONE', 'INCOMPLETE', 'RESTRICTED', 'ACTIVE'] as const;
export type PayoutState = (typeof payoutStates)[number];

export const payoutStatuses = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const rowLimits = { appointments: 5, requests: 8 } as const;

/** Offers to this patient, newest first: the last 45 minutes fit on the first page. */
export const offersInput = { query: { role: 'patient' } } as const;

export const requestsInput = { query: { limit: rowLimits.requests } } as const;

/** Rows of each list on a dashboard; the rest is a link away. */
export const rowLimits = { appointments: 5, requests: 8 } as const;

/** Offers to this patient, newest first: the last 45 minutes fit on the first page. */
export const offersInput = { query: { role: 'patient' } } as const;

/** Latest requests of both kinds, in any status. */
export const requestsInput = { query: { limit: rowLimits.requests } } as const;

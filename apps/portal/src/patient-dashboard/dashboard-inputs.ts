/** As many of each as a dashboard shows; the rest is a link away. */
export const rowLimits = { appointments: 5, requests: 8 } as const;

/** Offers made to this patient, newest first: those of the last 45 minutes are on the first page. */
export const offersInput = { query: { role: 'patient' } } as const;

/** Latest requests of both kinds, in any status. */
export const requestsInput = { query: { limit: rowLimits.requests } } as const;

/** States and territories (spec section 3). */
export const stateCodes = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const;
export type StateCode = (typeof stateCodes)[number];

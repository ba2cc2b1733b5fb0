/** States and territories (spec section 3). */
export const stateCodes = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const;
/** A state or territory of Australia, such as 'NSW'. */
export type StateCode = (typeof stateCodes)[number];

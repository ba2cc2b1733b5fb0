/** SOLO: the matching directory alone. EUCA_MD: the practice as well (spec section 1). */
export const profileTypes = ['SOLO', 'EUCA_MD'] as const;
export type ProfileType = (typeof profileTypes)[number];

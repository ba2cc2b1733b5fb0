/** SOLO: matching directory only. EUCA_MD: also the practice (spec section 1). */
export const profileTypes = ['SOLO', 'EUCA_MD'] as const;
export type ProfileType = (typeof profileTypes)[number];

/** Isolation level. Constraints settle races at both; some engines only have `serializable` (docs/scale.md). */
export const isolations = ['read committed', 'serializable'] as const;

export type Isolation = (typeof isolations)[number];

/**
 * How much transactions see of each other. Constraints decide every race whichever it is; `serializable` also lets engines be used that
 * have nothing else (docs/scale.md).
 */
export const isolations = ['read committed', 'serializable'] as const;

export type Isolation = (typeof isolations)[number];

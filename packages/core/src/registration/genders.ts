/** Apart from the rules of a patient: a search may name one too, and has nothing of theirs. */
export const genders = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof genders)[number];

/** Separate from the patient rules: search uses genders but no patient fields. */
export const genders = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof genders)[number];

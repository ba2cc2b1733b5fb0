/** Reasons for reading a person's details: an appointment, its number, staff checks, or a clinic's sign-in. */
export const readKinds = ['appointment', 'number', 'application', 'clinic'] as const;
export type ReadKind = (typeof readKinds)[number];

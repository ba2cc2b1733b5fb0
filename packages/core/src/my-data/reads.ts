/** How somebody came to read details of a person: as the specialist of their appointment, or as staff who verify an application. */
export const readKinds = ['appointment', 'application'] as const;
export type ReadKind = (typeof readKinds)[number];

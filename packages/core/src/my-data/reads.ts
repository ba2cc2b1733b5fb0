/** How somebody came to read details of a person: as the specialist of their appointment, as staff who verify an application, or a clinic that signed them in on its site. */
export const readKinds = ['appointment', 'application', 'clinic'] as const;
export type ReadKind = (typeof readKinds)[number];

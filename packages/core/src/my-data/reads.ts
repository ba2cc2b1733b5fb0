/** Why a person's details were read: their specialist's appointment or number, an application staff check, a clinic that signed them in. */
export const readKinds = ['appointment', 'number', 'application', 'clinic'] as const;
export type ReadKind = (typeof readKinds)[number];

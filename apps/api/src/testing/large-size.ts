export interface LargeSize {
  specialists: number;
  crowd: number;
  patients: number;
  selections: number;
  busy: number;
  bookingsOfOne: number;
  records: number;
  /** Availability blocks per specialist, up to 20. Default: 5. */
  blocksOfOne?: number;
  /** Clinics with equal numbers of requests. Default: one per patient, with all requests in the first hundred. */
  partners?: number;
}

export const crowded = { profession: 'doctor', specialty: 'General Paediatrics' } as const;

export interface Filling {
  sql: string;
  values?: unknown[];
}

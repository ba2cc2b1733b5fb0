/** How much of each there is; what follows from them (picks, charges, blocks, emails) comes with them. */
export interface LargeSize {
  /** Spread over the whole catalogue. */
  specialists: number;
  /** More of them, all of the one specialty `crowded`. */
  crowd: number;
  /** At least as many as specialists of the catalogue, so that nobody is in two places at a time. */
  patients: number;
  /** Requests in every state, each with two picks. */
  selections: number;
  /** So many of the first patients, and so many of the first specialists, */
  busy: number;
  /** have so many bookings to come each. */
  bookingsOfOne: number;
  /** Rows of what every call leaves behind: work done, audit, events, commits. */
  records: number;
  /** Blocks of availability of each specialist, at most 20; without it 5. */
  blocksOfOne?: number;
  /** Clinics, each of which has brought as many requests; without it as many as patients, the first hundred of which have brought all. */
  partners?: number;
}

/** The specialty of the crowd. */
export const crowded = { profession: 'doctor', specialty: 'General Paediatrics' } as const;

/** One statement that makes rows. */
export interface Filling {
  sql: string;
  values?: unknown[];
}

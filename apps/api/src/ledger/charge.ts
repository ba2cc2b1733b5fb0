import type { Row } from '../db/schema.ts';

export type Charge = Row<'charges'>;

/** What a charge is for: a row of the noun that owns it, such as a selection. `type` names the noun's registered `ChargeSubject`. */
export interface Subject {
  type: string;
  id: string;
}

/** One purpose has at most one live charge: the booking fee of a selection, the acceptance fee of a candidate. */
export interface Purpose {
  kind: string;
  subject: Subject;
}

/** How long a request may take to hear from the payment provider before another process may ask in its place. */
export const leaseMs = 30_000;
/** How long a person has to finish a 3-D Secure step. */
export const actionLeaseMs = 60 * 60_000;

export const liveStatuses = ['STARTED', 'ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED'] as const;

/** The card's bank has taken the money back until it decides: a refund would be refused. */
const chargedBack: readonly (string | null)[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
];
export const isChargedBack = ({ dispute_status }: Pick<Charge, 'dispute_status'>): boolean =>
  chargedBack.includes(dispute_status);

/** The bank has given the payer the money back for good. */
export const isLostToBank = ({ dispute_status }: Pick<Charge, 'dispute_status'>): boolean => dispute_status === 'lost';

export const isPaid = (charge: Pick<Charge, 'status'>): boolean =>
  charge.status === 'AUTHORISED' || charge.status === 'CAPTURED';

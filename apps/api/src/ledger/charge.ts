import type { Row } from '../db/schema.ts';

export type Charge = Row<'charges'>;

export interface Subject {
  type: string;
  id: string;
}

/** A purpose has one live charge or none: a selection's booking fee, a candidate's acceptance fee. */
export interface Purpose {
  kind: string;
  subject: Subject;
}

/** Time to hear from the payment provider before another process may take over. */
export const leaseMs = 30_000;
/** Time a person has for 3-D Secure. */
export const actionLeaseMs = 60 * 60_000;

export const liveStatuses = ['STARTED', 'ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED'] as const;

/** The card's bank has taken the money until it decides: a refund would be refused. */
const chargedBack: readonly (string | null)[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
];
export const isChargedBack = ({ dispute_status }: Pick<Charge, 'dispute_status'>): boolean =>
  chargedBack.includes(dispute_status);

/** The bank has returned the money to the payer for good. */
export const isLostToBank = ({ dispute_status }: Pick<Charge, 'dispute_status'>): boolean => dispute_status === 'lost';

export const isPaid = (charge: Pick<Charge, 'status'>): boolean =>
  charge.status === 'AUTHORISED' || charge.status === 'CAPTURED';

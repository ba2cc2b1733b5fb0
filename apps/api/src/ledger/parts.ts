import type { Logger } from 'pino';
import type { Db } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { Payments } from '../vendors/payments.ts';
import type { Charge } from './charge.ts';

/** What the ledger needs of the services. */
export interface LedgerParts {
  db: Db;
  now: () => Date;
  log: Logger;
  payments: Payments;
  chargeSubjects: ChargeSubjects;
}

/**
 * Whether a charge still has a purpose: `wanted`, `gone` (it is let go), or `elsewhere` when a step of the noun's own
 * settles it (an acceptance settles the fee of its claim).
 */
export type ChargePurpose = 'wanted' | 'gone' | 'elsewhere';

/**
 * What has become of a charge: `given-up` is a 3-D Secure step that nobody finished, `lost` an authorisation that ended at
 * the provider, `returned` one that was refunded before it was captured.
 */
export type ChargeNews = 'authorised' | 'action-required' | 'declined' | 'given-up' | 'captured' | 'lost' | 'returned';

/** What a noun registers for the charges of its rows: `duties.ts`. Both run inside the ledger's transaction. */
export interface ChargeSubject {
  /**
   * Locks the row that the charge is for, and answers whether the charge is still wanted. Always the first statement of a
   * transaction: the subject before its charges, never a charge before its subject (docs/decisions/2026-11-22-one-order-of-locks.md).
   */
  lock: (t: Tx, charge: Charge, now: Date) => Promise<ChargePurpose>;
  /** Draws the consequences in the noun's own rows, which are locked. */
  hear: (t: Tx, charge: Charge, news: ChargeNews, now: Date) => Promise<void>;
  /** Takes up what the provider tells of a charge that is settled `elsewhere`; without it, whoever waits for the charge asks. */
  settle?: (parts: LedgerParts, charge: Charge) => Promise<void>;
}

export type ChargeSubjects = Readonly<Record<string, ChargeSubject>>;

/** The subject of a charge; an unknown type is a fault of this program. */
export function subjectOf({ chargeSubjects }: Pick<LedgerParts, 'chargeSubjects'>, charge: Charge): ChargeSubject {
  const subject = chargeSubjects[charge.subject_type];
  if (!subject) throw new Error(`No noun has registered charges of ${charge.subject_type}.`);
  return subject;
}

import type { Logger } from 'pino';
import type { Db } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { Payments } from '../vendors/payments.ts';
import type { Charge } from './charge.ts';

export interface LedgerParts {
  db: Db;
  now: () => Date;
  log: Logger;
  payments: Payments;
  chargeSubjects: ChargeSubjects;
}

/** `gone`: release the charge. `elsewhere`: another step settles it (an acceptance settles its claim's fee). */
export type ChargePurpose = 'wanted' | 'gone' | 'elsewhere';

/** `given-up`: 3-D Secure unfinished. `lost`: ended at the provider. `returned`: released before capture. */
export type ChargeNews = 'authorised' | 'action-required' | 'declined' | 'given-up' | 'captured' | 'lost' | 'returned';

/** Registered by each module with charges (`duties.ts`). Runs inside the ledger's transaction. */
export interface ChargeSubject {
  /** Locks the subject's row first, before its charges (docs/decisions/2026-11-22-lock-order.md). */
  lock: (t: Tx, charge: Charge, now: Date) => Promise<ChargePurpose>;
  /** Updates the module's own rows, which are locked. */
  hear: (t: Tx, charge: Charge, news: ChargeNews, now: Date) => Promise<void>;
  /** Continues a charge settled `elsewhere` after provider news. Without it, the waiting caller asks. */
  settle?: (parts: LedgerParts, charge: Charge) => Promise<void>;
}

export type ChargeSubjects = Readonly<Record<string, ChargeSubject>>;

export function subjectOf({ chargeSubjects }: Pick<LedgerParts, 'chargeSubjects'>, charge: Charge): ChargeSubject {
  const subject = chargeSubjects[charge.subject_type];
  if (!subject) throw new Error(`No noun has registered charges of ${charge.subject_type}.`);
  return subject;
}

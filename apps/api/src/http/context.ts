import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/open.ts';
import type { Replicas } from '../db/replicas.ts';
import type { ReadOnly } from '../db/read-only.ts';
import type { Db } from '../db/schema.ts';
import type { ChargeSubjects } from '../ledger/parts.ts';
import type { Duties } from '../jobs/duties.ts';
import type { ForeignCalendars } from '../vendors/foreign-calendars.ts';
import type { HumanCheck } from '../vendors/human-check.ts';
import type { Mailer } from '../vendors/mailer.ts';
import type { Payments } from '../vendors/payments.ts';
import type { PayoutAccounts } from '../vendors/payout-accounts.ts';
import type { SignInAccounts } from '../vendors/sign-in-accounts.ts';
import type { Storage } from '../vendors/storage.ts';
import type { VirusScanner } from '../vendors/virus-scanner.ts';
import type { Actor } from './actor.ts';
import type { Cost } from './cost.ts';
import type { StepAside } from './turns.ts';

/** Dependencies of handlers: database, clock and vendors. */
export interface Services {
  config: Config;
  db: Db;
  /** Connection of the tables' owner; undefined without DATABASE_DIRECT_URL. */
  owner?: Pick<Database, 'db' | 'close'> | undefined;
  /** Read replicas, which may lag. */
  replicas?: Replicas | undefined;
  /** Resolves when the database answers, on a connection outside the shared pool. */
  probe: () => Promise<void>;
  /** The clock. Rules never use the database's now(), so tests can set the time. */
  now: () => Date;
  /** Set while changes are paused; up to a second old. */
  readOnly: () => Promise<ReadOnly | undefined>;
  payments: Payments;
  payoutAccounts: PayoutAccounts;
  mailer: Mailer;
  storage: Storage;
  signInAccounts: SignInAccounts;
  virusScanner: VirusScanner | undefined;
  humanCheck: HumanCheck;
  foreignCalendars: ForeignCalendars;
  log: Logger;
  /** Work of runJobs(). */
  duties: Duties<Services>;
  /** Notified of charge outcomes. */
  chargeSubjects: ChargeSubjects;
}

export interface Ctx extends Services, Pick<Cost, 'spend' | 'measure'> {
  actor: Actor;
  /** For waits that need no row: in the meantime, others may write to the call's row. */
  stepAside: StepAside;
  /** Keyed hash of the caller's address, computed on demand. */
  callerAddress: () => string;
  /** The `origin` header; undefined from a server. */
  origin: string | undefined;
  /** Counts the call for a partner that only the input names. Throws TOO_MANY_REQUESTS. */
  countForPartner: (partnerId: string) => void;
}

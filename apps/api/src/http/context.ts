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

export interface Services {
  config: Config;
  db: Db;
  /** Connection of the tables' owner; undefined without DATABASE_DIRECT_URL. */
  owner?: Pick<Database, 'db' | 'close'> | undefined;
  replicas?: Replicas | undefined;
  probe: () => Promise<void>;
  /** The clock. Rules never use the database's now(), so tests can set the time. */
  now: () => Date;
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
  duties: Duties<Services>;
  chargeSubjects: ChargeSubjects;
}

export interface Ctx extends Services, Pick<Cost, 'spend' | 'measure'> {
  actor: Actor;
  stepAside: StepAside;
  /** Keyed hash of the caller's address, computed on demand. */
  callerAddress: () => string;
  origin: string | undefined;
  /** Counts the call for a partner that only the input names. Throws TOO_MANY_REQUESTS. */
  countForPartner: (partnerId: string) => void;
}

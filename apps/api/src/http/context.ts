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

/** What a verb may use besides its input: the store, the clock and the doors to other companies. */
export interface Services {
  config: Config;
  db: Db;
  /** For what only the owner of the tables may do; undefined where DATABASE_DIRECT_URL is not set. */
  owner?: Pick<Database, 'db' | 'close'> | undefined;
  /** Servers that follow the database and answer what may lag; undefined where there are none. */
  replicas?: Replicas | undefined;
  /** Resolves when the database answers, asked apart from the connections that calls share. */
  probe: () => Promise<void>;
  /** The clock; the database's now() is never used for a rule, so that tests can set the time. */
  now: () => Date;
  /** Set while nobody's changes are taken; as it was a second ago. */
  readOnly: () => Promise<ReadOnly | undefined>;
  payments: Payments;
  payoutAccounts: PayoutAccounts;
  mailer: Mailer;
  storage: Storage;
  signInAccounts: SignInAccounts;
  /** Undefined where none is configured. */
  virusScanner: VirusScanner | undefined;
  humanCheck: HumanCheck;
  foreignCalendars: ForeignCalendars;
  log: Logger;
  /** What runJobs() does. */
  duties: Duties<Services>;
  /** Who is told what became of a charge. */
  chargeSubjects: ChargeSubjects;
}

export interface Ctx extends Services, Pick<Cost, 'spend' | 'measure'> {
  actor: Actor;
  /** For a wait that needs no row: others may write meanwhile where the call itself is about one. */
  stepAside: StepAside;
  /** Where the call came from, as a keyed hash; made when it is asked for. */
  callerAddress: () => string;
  /** The page that calls, as browsers say it; undefined from a server. */
  origin: string | undefined;
  /** Counts the call to a partner whom only its input names; throws TOO_MANY_REQUESTS. */
  countForPartner: (partnerId: string) => void;
}

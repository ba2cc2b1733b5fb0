import pino from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/open.ts';
import { openReplicas } from '../db/replicas.ts';
import { followReadOnly } from '../db/read-only.ts';
import type { Services } from '../http/context.ts';
import { notingMailer } from '../emails/sent/note-sent.ts';
import { registry } from './registry.ts';
import { stepEachCall } from '../steps/step-each-call.ts';
import { createForeignCalendars } from '../vendors/foreign-calendars.ts';
import { createHumanCheck } from '../vendors/human-check.ts';
import { createMailer } from '../vendors/mailer.ts';
import { createPayments } from '../vendors/payments.ts';
import { createPayoutAccounts } from '../vendors/payout-accounts.ts';
import { createSignInAccounts } from '../vendors/sign-in-accounts.ts';
import { createStorage } from '../vendors/storage.ts';
import { createVirusScanner } from '../vendors/virus-scanner.ts';

interface ServicesParts extends Pick<Database, 'db' | 'probe'> {
  owner?: Services['owner'];
}

export function createServices(config: Config, { db, probe, owner }: ServicesParts): Services {
  const now = (): Date => new Date();
  const scanner = createVirusScanner(config);
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return {
    config,
    db,
    owner,
    replicas: openReplicas(config, log),
    probe,
    now,
    readOnly: followReadOnly(config, db, now),
    payments: stepEachCall('payments', createPayments(config)),
    payoutAccounts: stepEachCall('payouts', createPayoutAccounts(config)),
    mailer: notingMailer(stepEachCall('mail', createMailer(config)), { db, now, log }),
    virusScanner: scanner && stepEachCall('virus-scanner', scanner),
    storage: stepEachCall('storage', createStorage(config)),
    signInAccounts: stepEachCall('sign-in', createSignInAccounts(config)),
    humanCheck: stepEachCall('human-check', createHumanCheck(config)),
    foreignCalendars: stepEachCall('calendars', createForeignCalendars(config)),
    ...registry,
    log,
  };
}

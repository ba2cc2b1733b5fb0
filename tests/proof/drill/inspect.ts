import { askOps } from './ask-ops.ts';
import type { Counts } from './caller.ts';
import { checkBookings } from './check-bookings.ts';
import { checkEmails } from './check-emails.ts';
import { checkMoney } from './check-money.ts';
import { checkReschedules } from './check-reschedules.ts';
import { checkPromises } from './check-promises.ts';
import type { Finding } from './report.ts';
import type { Site } from './site.ts';
import type { World } from './world.ts';

type Place = Pick<Site, 'database' | 'sandbox' | 'mail' | 'env'>;

export async function inspect(
  { database, sandbox, mail, env }: Place,
  world: World,
  counts: Counts,
): Promise<Finding[]> {
  const { db } = database;
  const money = await checkMoney(db, await sandbox.books());
  const letters = await checkEmails(db, mail.letters);
  return [
    { check: 'callers read answers of the contract', wrong: counts.faults },
    { check: 'what was answered is so', about: 'answers', wrong: await checkPromises(db, world.promises) },
    { check: 'bookings do not overlap', wrong: await checkBookings(database) },
    { check: 'the provider has what the bookings say', about: 'money', wrong: money.wrong },
    { check: 'the ledger agrees with the provider', about: 'money', wrong: await askOps(env, 'reconcile') },
    { check: 'no work was given up', wrong: await askOps(env, 'jobs') },
    { check: 'each letter was written once and arrived', wrong: letters.wrong },
    {
      check: 'reschedules are as they were answered, told once and reminded of',
      wrong: await checkReschedules(db, world.promises, mail.letters),
    },
    {
      check: `held ${cents(money.heldCents)}, taken ${cents(money.takenCents)}, returned ${cents(money.returnedCents)}`,
      wrong: [],
    },
    { check: `${letters.written} letters, ${letters.sentAgain} of them sent again`, wrong: [] },
  ];
}

function cents(amount: number): string {
  return `$${(amount / 100).toFixed(2)}`;
}

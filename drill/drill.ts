// `npm run drill [-- --minutes 3 --seed <text>]`: full journeys on three processes of the API, on two PostgreSQL servers of their own, while processes,
// the database, the payment provider and the mail server break. Then everything settles and is reconciled to the cent and to the letter.
// Ends with 1 when anything is wrong. `--server <file>` drills another build of the API.
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { askOps } from './ask-ops.ts';
import { createCaller, type Counts } from './caller.ts';
import { aCast } from './cast.ts';
import { checkBookings } from './check-bookings.ts';
import { checkLetters } from './check-letters.ts';
import { checkMoney } from './check-money.ts';
import { checkMoves } from './check-moves.ts';
import { checkPromises } from './check-promises.ts';
import { createDice, type Dice } from './dice.ts';
import { journey } from './journey.ts';
import { offerJourney } from './offer-journey.ts';
import { noPromises } from './promises.ts';
import { printReport, type Finding } from './report.ts';
import { settle } from './settle.ts';
import { startSite, type Site } from './site.ts';
import { startStorm } from './weather.ts';
import type { World } from './world.ts';

const atOnce = 16;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: Date.now().toString(36) },
    server: { type: 'string', default: resolve(import.meta.dirname, '../apps/api/src/server.ts') },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0.');
console.log(`Drill of ${minutes} minutes with --seed ${values.seed}`);

const site = await startSite(resolve(values.server));
// A drill that is stopped in the middle leaves no process behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void site.stop().finally(() => process.exit(130)));
try {
  process.exitCode = await drill(site, createDice(values.seed));
} finally {
  await site.stop();
}

async function drill(on: Site, dice: Dice): Promise<number> {
  const { database, fleet, sandbox, identity } = on;
  const cast = await aCast(database.db, { patients: 48, specialists: 10, sandbox });
  const { call, counts } = createCaller(fleet, identity);
  const age = (selectionId: string): Promise<unknown> =>
    whenThere(() =>
      database.db
        .updateTable('selections')
        .set({ expires_at: new Date() })
        .where('id', '=', selectionId)
        .where('state', '=', 'OPEN')
        .execute(),
    );
  const world: World = { call, cast, sandbox, age, promises: noPromises(), begun: new Map() };

  const storm = startStorm({ ...on, dice: dice.branch('storm') }, minutes);
  const end = performance.now() + minutes * 60_000;
  let journeys = 0;
  const patients = [...cast.patients];
  const actors = Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      const own = dice.branch(`actor ${index}`);
      while (performance.now() < end) {
        // Each patient does one thing at a time.
        const patient = patients.shift();
        if (!patient) return;
        journeys += 1;
        const turn = own.branch(String(journeys));
        await (turn.chance(0.35) ? offerJourney : journey)(world, patient, turn);
        patients.push(patient);
      }
    }),
  );
  await Promise.race([actors, wait(minutes * 60_000)]);
  await storm.calm();
  await actors;
  console.log(`${journeys} journeys in ${minutes} minutes; settling…`);
  const left = await settle(database);
  const findings = [...(await inspect(on, world, counts)), ...findingsOf('nothing is left to do', left)];
  const deadlocks = await on.stop();
  findings.push(
    ...findingsOf('no process ended by itself', fleet.endedByThemselves),
    ...findingsOf('no deadlock', deadlocks),
  );
  return printReport({ journeys, world, counts, acts: storm.acts, findings, seed: values.seed, minutes });
}

async function inspect({ database, sandbox, mail, env }: Site, world: World, counts: Counts): Promise<Finding[]> {
  const { db } = database;
  const money = await checkMoney(db, await sandbox.books());
  const letters = await checkLetters(db, mail.letters);
  return [
    ...findingsOf('callers read answers of the contract', counts.faults),
    ...findingsOf('what was answered is so', await checkPromises(db, world.promises)),
    ...findingsOf('bookings do not overlap', await checkBookings(database)),
    ...findingsOf('the provider has what the bookings say', money.wrong),
    ...findingsOf('the ledger agrees with the provider', await askOps(env, 'reconcile')),
    ...findingsOf('no work was given up', await askOps(env, 'jobs')),
    ...findingsOf('each letter was written once and arrived', letters.wrong),
    ...findingsOf(
      'moves are as they were answered, told once and reminded of',
      await checkMoves(db, world.promises, mail.letters),
    ),
    {
      check: `held ${cents(money.heldCents)}, taken ${cents(money.takenCents)}, returned ${cents(money.returnedCents)}`,
      wrong: [],
    },
    { check: `${letters.written} letters, ${letters.sentAgain} of them sent again`, wrong: [] },
  ];
}

function findingsOf(check: string, wrong: readonly string[]): Finding[] {
  return [{ check, wrong }];
}

function cents(amount: number): string {
  return `$${(amount / 100).toFixed(2)}`;
}

/** Tries until the database is there. */
async function whenThere<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await wait(200);
    }
  }
}

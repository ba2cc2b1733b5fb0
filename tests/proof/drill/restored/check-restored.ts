import { openDatabase, type Database } from '../../../../apps/api/src/db/open.ts';
import type { Difference } from '../../../../apps/api/src/ledger/compare-charge.ts';
import { freePort } from '../../../../apps/api/src/testing/free-port.ts';
import { runOps } from '../ask-ops.ts';
import { checkMoney } from '../check-money.ts';
import { checkPromises } from '../check-promises.ts';
import { startFleet } from '../fleet.ts';
import type { Scene } from '../named/named-drill.ts';
import type { Promises } from '../promises.ts';
import type { Finding } from '../report.ts';
import { settle } from '../settle.ts';
import { otherwiseAt, paymentsOf, readCharges, unsaid } from './otherwise.ts';

interface Point {
  at: Date;
  /** Responses given before the point. */
  before: Promises;
}

/** Restores as an operator does; `reconcile` must find exactly what the lost time left, and `--apply` fix it. */
export async function checkRestored({ cluster, site, server }: Scene, { at, before }: Point): Promise<Finding[]> {
  await site.fleet.stop();
  const live = await openDatabase({ databaseUrl: cluster.adminUrl, dataDir: '', namedStatements: false });
  const restored = await cluster.restoreTo(at);
  const database = await openDatabase({ databaseUrl: restored.url, dataDir: '' });
  const env = { ...site.env, DATABASE_URL: restored.url, DATABASE_PREPARED: '1' };
  const reconcile = async (...words: string[]): Promise<(Difference & { done: boolean })[]> => {
    const { lines } = await runOps(env, 'reconcile', '--json', ...words);
    return lines.map((line) => JSON.parse(line) as Difference & { done: boolean });
  };
  try {
    const lost = await madeAfter(live, at);
    const there = await idsOf(database);
    const findings: Finding[] = [
      {
        check: 'what was answered before the point is there',
        about: 'answers',
        wrong: await checkPromises(database.db, before),
      },
      {
        check: `none of the ${lost.length} requests made after the point is there`,
        wrong: lost.length === 0 ? ['Nothing was made after the point.'] : lost.filter((id) => there.has(id)),
      },
    ];

    const left = otherwiseAt(paymentsOf(await site.sandbox.books()), await readCharges(database));
    const named = new Set((await reconcile()).map(({ intentId }) => intentId ?? ''));
    findings.push({
      check: `reconcile finds the ${left.length} payments that the lost time left at the provider, and nothing else`,
      about: 'money',
      wrong: [
        ...(left.length === 0 ? ['The lost time left nothing.'] : []),
        ...left.filter((id) => !named.has(id)).map((id) => `${id} was not found`),
        ...[...named].filter((id) => !left.includes(id)).map((id) => `${id} was found, and is as it should be`),
      ],
    });

    const apply = async () => (await reconcile('--apply')).filter((one) => one.done);
    const first = await apply();
    findings.push({
      check: 'nothing is left to do on the restored server',
      wrong: await serve(database, { env, server }),
    });
    // Money with pending work is reported only afterwards.
    const second = await apply();
    findings.push({
      check: `reconcile --apply put ${first.length} of them right, and ${second.length} after the work that was under way`,
      wrong: [],
    });
    const still = await reconcile();
    const looks = still.filter(({ proposal }) => proposal.do === 'look');
    const open = still.filter(({ proposal }) => proposal.do !== 'look');
    const books = await site.sandbox.books();
    const money = await checkMoney(database.db, books);
    // Includes fixed ones: a booking refunded in the lost time needs a person.
    const said = new Set([...first, ...second, ...looks].map(({ intentId }) => intentId ?? ''));
    const silent = unsaid(money.wrongIds, { payments: paymentsOf(books), known: there, said });
    findings.push(
      {
        check: 'what reconcile can put right is right',
        about: 'money',
        wrong: open.map(({ chargeId, intentId, proposal }) => `${chargeId} (${intentId}): ${proposal.do} is still due`),
      },
      {
        check: `what is wrong is said: ${said.size} payments of ${money.wrongIds.length} requests for a person to look at`,
        about: 'money',
        wrong: silent.map((request) => money.wrong.find((line) => line.includes(request)) ?? request),
      },
    );
    return findings;
  } finally {
    await Promise.all([live.close(), database.close()]);
    await restored.stop();
  }
}

/** Runs the API until no work is left. Returns the remainder. */
async function serve(
  database: Database,
  { env, server }: { env: NodeJS.ProcessEnv; server: string },
): Promise<string[]> {
  const port = await freePort();
  const fleet = await startFleet({ entry: server, environments: [{ ...env, PORT: String(port) }] });
  try {
    return await settle(database);
  } finally {
    await fleet.stop();
  }
}

async function madeAfter({ db }: Database, at: Date): Promise<string[]> {
  const rows = await db.selectFrom('selections').select('id').where('created_at', '>', at).execute();
  return rows.map(({ id }) => id);
}

async function idsOf({ db }: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('selections').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

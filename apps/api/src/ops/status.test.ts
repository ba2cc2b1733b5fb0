import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { inTransaction } from '../db/transaction.ts';
import { noteReconciliation } from '../ledger/reconciliations.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { claimSelection } from '../selections/claim.ts';
import { aRequest, goodCard, settled } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { exits } from './exits.ts';
import type { Line } from './judge-status.ts';
import { verbs } from './verbs.ts';
import { WrongWords } from './words.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

async function ask(args: readonly string[] = [], services = api.services): Promise<{ exit: number; said: string }> {
  const lines: string[] = [];
  const exit = await verbs.status?.(services, args, (line) => lines.push(line));
  return { exit: exit ?? -1, said: lines.join('\n') };
}
async function lineOf(about: string): Promise<Line | undefined> {
  const { lines } = JSON.parse((await ask(['--json'])).said) as { lines: Line[] };
  return lines.find((line) => line.about === about);
}
const minutesAgo = (minutes: number) => new Date(api.clock.now.getTime() - minutes * 60_000);
const compared = (left: number, minutes: number) =>
  noteReconciliation(db, {
    since: null,
    charges: 12,
    payments: 12,
    differences: left,
    putRight: 0,
    endedAt: minutesAgo(minutes),
  });

describe('ops status', () => {
  it('asks for a first comparison, and exits with 1 until there is one', async () => {
    const { exit, said } = await ask();
    expect(exit).toBe(exits.look);
    expect(said).toMatch(/^Needs attention\.\n/);
    expect(said).toMatch(
      /LOOK {2}reconciled +never\n +→ To compare every charge with Stripe and see fixes, run ops reconcile/,
    );
  });

  it('exits with 0 on one screen when all is well', async () => {
    await compared(0, 60);
    const { exit, said } = await ask();
    expect([exit, said.split('\n')[0]]).toEqual([exits.well, 'All is well.']);
    expect(said).toMatch(/ok {4}reconciled +60 min ago: 12 charges, no differences/);
    expect(said).toMatch(/ok {4}migrations +all \d+ have run/);
    expect(said).toMatch(/ok {4}field key +k1, age unknown \(its ID has no date\)/);
    expect(said.split('\n').length).toBeLessThan(24);
  });

  it('counts a key’s age from the day in its name, once that day has begun', async () => {
    const saidOf = async (id: string) => {
      const { config } = api.services;
      const fieldKeys = config.fieldKeys.map((key) => ({ ...key, id }));
      return (await ask([], { ...api.services, config: { ...config, fieldKeys } })).said;
    };
    const idOf = (days: number) =>
      `k${minutesAgo(days * 1_440)
        .toISOString()
        .slice(0, 10)
        .replaceAll('-', '')}`;
    expect(await saidOf(idOf(3))).toContain(`${idOf(3)}, 3 days old`);
    expect(await saidOf(idOf(-1))).toContain(`${idOf(-1)}, 0 days old`);
  });

  it('reports read-only mode, and flags it once its end time has passed', async () => {
    await compared(0, 60);
    const row = { since: minutesAgo(90), reason: 'new disk' };
    const hold = (until: Date | null) =>
      db
        .insertInto('read_only')
        .values({ ...row, until })
        .execute();
    const until = minutesAgo(-30);
    await hold(until);
    expect(await lineOf('read-only')).toEqual({
      about: 'read-only',
      state: 'well',
      text: `on for 90 min: new disk, until ${until.toISOString()}`,
    });
    for (const over of [minutesAgo(30), null]) {
      await db.deleteFrom('read_only').execute();
      await hold(over);
      expect(await lineOf('read-only')).toMatchObject({ state: 'look', todo: 'To end it, run ops read-only off.' });
    }
    await db.deleteFrom('read_only').execute();
    expect(await lineOf('read-only')).toMatchObject({ state: 'well', text: 'off' });
  });

  it('reports that no process runs jobs, and since when', async () => {
    await inTransaction(db, (t) => enqueue(t, { kind: 'ops-email', payload: {} }, minutesAgo(12)));
    expect(await lineOf('work')).toMatchObject({ state: 'look', text: 'mail 1 due for 12 min' });
    await settled(api);
    expect(await lineOf('work')).toMatchObject({ state: 'well', text: 'nothing is due' });
  });

  it('lists failed jobs apart from work for a person', async () => {
    for (const kind of ['capture', 'capture', 'answer-dispute'])
      await db
        .insertInto('outbox')
        .values({ id: newId('job'), kind, payload: '{}', failed_at: api.clock.now })
        .execute();
    expect(await lineOf('failed jobs')).toMatchObject({ state: 'look', text: '2 capture' });
    expect(await lineOf('by hand')).toMatchObject({ state: 'look', text: '1 disputes to answer' });
    expect((await ask()).exit).toBe(exits.look);
    await db.deleteFrom('outbox').where('failed_at', 'is not', null).execute();
  });

  it('finds an unsettled claim and charge, even with renewed leases', async () => {
    const { selectionId, specialists } = await aRequest(api);
    await settled(api);
    const [{ userId, specialistId }] = specialists;
    const answer = { feeCents: 9_000, paymentMethodId: goodCard, callerAddress: 'somewhere' };
    await claimSelection(api.services, { selectionId, userId, specialistId, ...answer });
    expect(await lineOf('claims')).toMatchObject({ state: 'well', text: 'none overdue' });
    const begun = api.clock.now;
    api.clock.now = new Date(begun.getTime() + 7 * 60_000);
    const renewed = new Date(api.clock.now.getTime() + 20_000);
    await db.updateTable('bookings').set({ claimed_until: renewed }).where('status', '=', 'CLAIMED').execute();
    await db.updateTable('charges').set({ started_until: renewed }).where('status', '=', 'STARTED').execute();
    expect(await lineOf('claims')).toMatchObject({ state: 'look', text: '1 overdue, the oldest by 7 min' });
    expect(await lineOf('charges')).toMatchObject({ state: 'look', text: '1 overdue, the oldest by 7 min' });
    api.clock.now = new Date(begun.getTime() + 10 * 60_000);
    await settled(api);
    expect([await lineOf('claims'), await lineOf('charges')]).toMatchObject([{ state: 'well' }, { state: 'well' }]);
  });

  it('asks for another comparison after two days or one with differences', async () => {
    await compared(2, 1);
    expect(await lineOf('reconciled')).toMatchObject({ state: 'look', text: expect.stringContaining('2 differences') });
    await compared(0, 0);
    expect(await lineOf('reconciled')).toMatchObject({ state: 'well' });
    api.clock.now = new Date(api.clock.now.getTime() + 3 * 24 * 60 * 60_000);
    expect(await lineOf('reconciled')).toMatchObject({ state: 'look', text: expect.stringContaining('3 d ago') });
  });

  it('names the migrations that have not run', async () => {
    await db.transaction().execute(async (t) => {
      const { rows } = await t.executeQuery<{ name: string }>(
        t
          .deleteFrom('migrations' as 'outbox')
          .where('name' as 'id', '=', '0000-baseline')
          .compile(),
      );
      expect(rows).toEqual([]);
      const { exit, said } = await ask([], { ...api.services, db: t as unknown as typeof db });
      expect(exit).toBe(exits.look);
      expect(said).toMatch(/LOOK {2}migrations +1 of \d+ have not run, the first is 0000-baseline/);
    });
  });

  it('exits with 2 and the known facts when the database does not respond', async () => {
    const away = { ...api.services, db: db.withPlugin(refusing) };
    const { exit, said } = await ask([], away);
    expect(exit).toBe(exits.failed);
    expect(said).toMatch(/^Status unknown: some checks could not run\.\n\? {5}database +not responding/);
    expect(said).toMatch(/field key/);
  });

  it('refuses unknown arguments', async () => {
    await expect(ask(['--jsn'])).rejects.toThrow(WrongWords);
    await expect(ask(['everything'])).rejects.toThrow(WrongWords);
  });
});

/** Behaves like a pool whose server is down. */
const refusing: KyselyPlugin = {
  transformQuery: () => {
    throw new Error('connect ECONNREFUSED');
  },
  transformResult: async ({ result }) => result,
};

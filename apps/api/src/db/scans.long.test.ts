import { routes } from '@tele/core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillLarge, largePatient } from '../testing/large.ts';
import { registrationConfig } from '../testing/registrations.ts';
import { changeProfiles } from '../testing/rounds/change-profiles.ts';
import { CountedApi } from '../testing/rounds/counted-api.ts';
import { runJobsAndPrune } from '../testing/rounds/run-and-prune.ts';
import { find } from '../testing/rounds/find.ts';
import { offerTimes } from '../testing/rounds/offer-times.ts';
import { roundsSize } from '../testing/rounds/people.ts';
import { readLists } from '../testing/rounds/read-lists.ts';
import { register } from '../testing/rounds/register.ts';
import { sendRequests } from '../testing/rounds/send-requests.ts';
import { signInByPasskey } from '../testing/rounds/sign-in-by-passkey.ts';
import { visitPartner } from '../testing/rounds/visit-partner.ts';
import { startApi } from '../testing/start-api.ts';
import { startStripe } from '../testing/start-stripe.ts';
import { fewRows } from '../testing/table-reads.ts';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';
import { limitRole } from './limit-role.ts';
import { defaultLimits } from '../config/database-limits.ts';
import { openDatabase } from './open.ts';

const manyRows = 10_000;
/** PostgreSQL may plan a prepared statement individually five times, then once for all. */
const rounds = 7;

/** Never replaced on a busy machine: a lost connection reports its reads late. */
const oneConnection = { ...defaultLimits, connections: 1, waitMs: 120_000, queryMs: 120_000 };

let database: TestDatabase;
let on: CountedApi;

describe.skipIf(inject('database').engine !== 'postgres')('with more than 10,000 rows in every table', () => {
  beforeAll(async () => {
    const created = await createDatabase();
    // The deployment’s role limits, with a longer time for filling.
    await limitRole(created.pool, { ...defaultLimits, statementMs: 10 * 60_000 });
    await created.release();
    const place = { databaseUrl: created.databaseUrl, dataDir: '' };
    const opened = await openDatabase({ ...place, databaseLimits: oneConnection });
    database = { ...created, ...opened, close: () => opened.close().then(created.close) };
    const stripe = await startStripe();
    const api = await startApi({ database, config: { stripeApiUrl: stripe.url, ...registrationConfig(stripe.url) } });
    on = new CountedApi({ api, stripe, pool: database.pool });
    await fillLarge(database.pool, roundsSize, api.clock.now);
    await on.look();
  });
  afterAll(async () => {
    await on.api.close();
    await on.stripe.stop();
    await database.close();
  });

  it('no call and no job scans a whole table or a long stretch of an index', async () => {
    const few = `select coalesce(pg_partition_root(relid), relid)::regclass::text as name from pg_stat_user_tables
      where ${fewRows} group by 1 having sum(n_live_tup) <= ${manyRows}`;
    expect((await database.pool.query(few)).rows).toEqual([]);
    for (let round = 0; round < rounds; round += 1) {
      // The first round includes the fixture’s overdue lookups.
      if (round === 1) await on.forget();
      await everything(round);
    }
    expect(Object.keys(routes).filter((name) => !on.has(name))).toEqual([]);
    expect(on.readsWhere(({ sequential }) => sequential > 0)).toEqual([]);
    expect(on.readsWhere(({ byIndex }) => byIndex > manyRows / 2)).toEqual([]);
  });

  it('a call that does is detected: without an index that it needs', async () => {
    await database.pool.query('drop index bookings_of_selection');
    await on.forget();
    const { patient_id, id } = await on.api.services.db
      .selectFrom('selections')
      .selectAll()
      .where('id', '=', 'sel_l1')
      .executeTakeFirstOrThrow();
    await on.call('getSelection', { as: largePatient(Number(patient_id.replace('usr_p', ''))), params: { id } });
    expect(on.readsWhere(({ sequential }) => sequential > 0)).toMatchObject([
      { name: 'getSelection', table: 'bookings' },
    ]);
  });
});

async function everything(round: number): Promise<void> {
  await on.call('health');
  const parts = [
    readLists,
    find,
    changeProfiles,
    sendRequests,
    offerTimes,
    register,
    signInByPasskey,
    visitPartner,
    runJobsAndPrune,
  ];
  for (const part of parts) await part(on, round);
}

import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { limitRole } from '../db/limit-role.ts';
import { defaultLimits } from '../config/database-limits.ts';
import { openDatabase } from '../db/open.ts';
import { holdSelection } from '../testing/hold.ts';
import { anUnpaidRequest, type Request } from '../testing/requests.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { createDatabase, withDatabase } from '../testing/test-database.ts';
import { aPatient } from '../testing/people.ts';
import type { KyselyPlugin } from 'kysely';

// On a busy machine a new connection takes over a second.
const databaseLimits = { ...defaultLimits, waitMs: 2_500, lockMs: 500 };

async function anApi(): Promise<TestApi> {
  const made = await createDatabase();
  await limitRole(made.pool, databaseLimits);
  const opened = await openDatabase({ databaseUrl: made.databaseUrl, dataDir: '', databaseLimits });
  const api = await startApi({ database: { ...made, ...opened }, config: { databaseLimits } });
  onTestFinished(async () => {
    await api.close();
    await opened.close();
    await made.close();
  });
  return api;
}

const cancel = (api: TestApi, { patient, selectionId }: Request) =>
  api.call('cancelSelection', { as: patient, params: { id: selectionId } });

describe.skipIf(inject('database').engine !== 'postgres')('many calls for one locked row', () => {
  it('leaves connections for others and is asked to retry', async () => {
    const api = await anApi();
    const [locked, other] = [await anUnpaidRequest(api), await anUnpaidRequest(api)];
    const held = await holdSelection(api, locked.selectionId);
    const crowd = Array.from({ length: 60 }, () => cancel(api, locked));

    const list = await api.call('mySelections', { as: other.patient });
    const written = await cancel(api, other);
    expect([list.status, written.status, (await api.call('health')).status]).toEqual([200, 200, 200]);

    const answers = await Promise.all(crowd);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers[0]?.headers.get('retry-after')).toBe('2');
    await held.letGo();
    expect((await cancel(api, locked)).status).toBe(200);
  });
});

describe.skipIf(inject('database').engine !== 'postgres')('a pool with no connection left', () => {
  it('waits and then returns 503, while health still responds', async () => {
    const api = await anApi();
    const request = await anUnpaidRequest(api);
    const taken = await Promise.all(Array.from({ length: 10 }, () => api.database.pool.connect()));
    expect(await api.call('health')).toMatchObject({ status: 200, body: { ok: true } });
    expect(await api.call('mySelections', { as: request.patient })).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    });
    for (const client of taken) client.release();
    expect((await api.call('mySelections', { as: request.patient })).status).toBe(200);
  });
});

const database = await withDatabase();

// PGlite has one connection.
describe.skipIf(inject('database').engine !== 'postgres')('one caller with many calls at once', () => {
  it.each(['users', 'selections'])('reads %s with four of ten connections, and the others wait', async (table) => {
    const running = new Set<unknown>();
    let most = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        if (JSON.stringify(node).includes(`"name":"${table}"`)) running.add(queryId);
        most = Math.max(most, running.size);
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        running.delete(queryId);
        return result;
      },
    };
    const api = await startApi({ database: { ...database, db: database.db.withPlugin(counting) } });
    onTestFinished(() => api.close());
    const as = await aPatient(database.db);
    const calls = Array.from({ length: 60 }, () => api.call('getOpenRequest', { as, params: { id: 'none' } }));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(most).toBeLessThanOrEqual(4);
  });
});

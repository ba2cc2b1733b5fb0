import { describe, expect, inject, it } from 'vitest';
import { verbs } from '../ops/verbs.ts';
import type { CrashOrder } from '../testing/crash-child.ts';
import { aSite, runAndKill, startCall, type Site } from '../testing/crash.ts';
import { after, before, newerKey, numberOf, readNumbers, encryptedNumbers } from '../testing/encrypted-rows.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { createDatabase } from '../testing/test-database.ts';

const place = inject('database');
/** Two batches, the last one partial. */
const rows = 250;
const config = { fieldKeys: after };
const order: CrashOrder = {
  call: 'rotate-keys',
  actor: { type: 'anonymous' },
  id: '',
  nowISO: '2026-12-01T00:00:00.000Z',
};

/** Closes the database afterwards: on PGlite the child process opens it next. */
async function opened<T>(site: Site, work: (api: TestApi) => Promise<T>): Promise<T> {
  const database = await site.open();
  const api = await startApi({ database, config });
  try {
    return await work(api);
  } finally {
    await api.close();
    await database.release();
  }
}

async function begun({ services: { db } }: TestApi): Promise<Map<string, string>> {
  await db.deleteFrom('patient_profiles').execute();
  return encryptedNumbers(db, before, rows);
}

/** Every number opens by both keys, and another run encrypts all under the newer one. */
async function verify({ services }: TestApi, numbers: Map<string, string>, step: string): Promise<void> {
  expect((await readNumbers(services.db, after)).numbers, step).toEqual(numbers);
  expect(await verbs['rotate-keys']?.(services, [], () => undefined), step).toBe(0);
  expect(await readNumbers(services.db, [newerKey]), step).toEqual({ numbers, keyIds: new Set(['k2']) });
}

const childConfig = async (site: Site) => opened(site, async ({ services }) => services.config);

describe.skipIf(place.engine === 'none')('a re-encryption that is killed', () => {
  it('between any two steps leaves every value readable, and the next run finishes it', async () => {
    const site = await aSite();
    try {
      await opened(site, begun);
      const ours = { ...(await childConfig(site)), ...site.place };
      const { steps, end } = await runAndKill(ours, order);
      expect(end).toBe('done');
      const stops = steps.filter((step) => /patient_profiles \d$/.test(step));
      expect(stops).toEqual(expect.arrayContaining(['select patient_profiles 5', 'update patient_profiles 2']));
      for (const stopAt of stops) {
        const numbers = await opened(site, begun);
        expect((await runAndKill(ours, { ...order, stopAt })).end, stopAt).toBe('killed');
        await opened(site, (api) => verify(api, numbers, stopAt));
      }
    } finally {
      await site.remove();
    }
  });

  it.skipIf(place.engine !== 'postgres')('and only frozen overwrites no later change', async () => {
    const database = await createDatabase();
    const api = await startApi({ database, config });
    try {
      const numbers = await begun(api);
      const call = startCall(api.services.config, { ...order, stopAt: 'select patient_profiles 5' });
      expect(await call.stopped).toBe('stopped');
      for (const userId of [...numbers.keys()].slice(0, 100)) {
        const number = numberOf();
        const as = { email: `${userId}@example.com` };
        const body = { role: 'patient', name: 'Maeve Tran', phone: '0491 570 006', medicareOrIhi: number };
        expect((await api.call('registerUser', { as, body })).status).toBe(200);
        numbers.set(userId, number);
      }
      expect(await call.goOn(new Date(order.nowISO))).toBe('done');
      await verify(api, numbers, 'frozen');
    } finally {
      await api.close();
      await database.close();
    }
  });
});

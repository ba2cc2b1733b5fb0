import { expect, it } from 'vitest';
import { verbs } from '../ops/verbs.ts';
import { hold } from '../testing/hold.ts';
import {
  after,
  before,
  newerKey,
  numberOf,
  olderKey,
  readNumbers,
  encryptedNumbers,
} from '../testing/encrypted-rows.ts';
import { startApi, withApi, type TestApi } from '../testing/start-api.ts';

const newer = await withApi({ config: { fieldKeys: after } });
const { db } = newer.services;

const reencrypt = async (said: string[] = []): Promise<number | undefined> =>
  verbs['rotate-keys']?.(newer.services, [], (line) => said.push(line));

const save = async (api: TestApi, userId: string, medicareOrIhi: string): Promise<number> => {
  const as = { email: `${userId}@example.com` };
  const body = { role: 'patient', name: 'Maeve Tran', phone: '0491 570 006', medicareOrIhi };
  return (await api.call('registerUser', { as, body })).status;
};

it('keeps every number saved during rotation, by processes with either key', async () => {
  const older = await startApi({ database: newer.database, config: { fieldKeys: [olderKey, newerKey] } });
  const numbers = await encryptedNumbers(db, before, 60);
  const people = [...numbers.keys()].slice(0, 12);
  let writing = true;
  const writers = people.map(async (userId, place) => {
    for (let turn = 0; turn < 8; turn += 1) {
      const number = numberOf();
      expect(await save((turn + place) % 2 === 0 ? older : newer, userId, number)).toBe(200);
      numbers.set(userId, number);
    }
  });
  const reencrypting = (async () => {
    while (writing) await reencrypt();
  })();
  await Promise.all(writers);
  writing = false;
  await reencrypting;
  await older.close();

  expect((await readNumbers(db, after)).numbers).toEqual(numbers);
  expect(await reencrypt()).toBe(0);
  expect(await readNumbers(db, [newerKey])).toEqual({ numbers, keyIds: new Set(['k2']) });
});

it('skips a locked row, and rotates it in the next run', async () => {
  const numbers = await encryptedNumbers(db, before, 3);
  const [[userId] = ['']] = numbers;
  const held = await hold(newer, 'select 1 from patient_profiles where user_id = $1 for update', [userId]);
  const said: string[] = [];
  expect(await reencrypt(said)).toBe(1);
  expect(said.join('\n')).toContain('1 left. Run "ops rotate-keys"');
  await held.letGo();
  expect(await reencrypt()).toBe(0);
});

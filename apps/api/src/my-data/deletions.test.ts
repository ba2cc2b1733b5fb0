import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exits } from '../ops/exits.ts';
import { aPatient } from '../testing/people.ts';
import { aRequest } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { deletions } from './deletions.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;
const run = async (...args: string[]) => {
  const said: string[] = [];
  return { exit: await deletions(api.services, args, (line) => said.push(line)), said };
};

it('deletes accounts that a restored backup brought back', async () => {
  const [gone, busy] = [await aPatient(db), await aPatient(db)];
  await db.updateTable('users').set({ deleted_at: api.clock.now }).where('id', '=', gone.userId).execute();
  const listed = await run('--since', api.clock.now.toISOString());
  expect(listed).toEqual({ exit: exits.well, said: [gone.userId] });

  await db
    .updateTable('users')
    .set({ deleted_at: null as unknown as Date })
    .where('id', '=', gone.userId)
    .execute();
  await aRequest(api, { patient: busy });
  const file = join(mkdtempSync(join(tmpdir(), 'deleted-')), 'ids');
  writeFileSync(file, `${gone.userId}\n${busy.userId}\nusr_unknown\n`);
  const { exit, said } = await run('--again', file);
  expect(exit).toBe(exits.look);
  expect(said).toEqual([
    `${gone.userId} is deleted.`,
    `${busy.userId} is not deleted: Cancel your open requests first.`,
  ]);
  const left = db.selectFrom('patient_profiles').select('user_id').where('user_id', '=', gone.userId);
  expect(await left.execute()).toEqual([]);
});

import { expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { withApi } from '../testing/start-api.ts';

const { services } = await withApi();
const { db } = services;

const year = 365 * 24 * 60 * 60_000;

it.each([
  ['today', 0],
  ['6 years ago', 6 * year],
])('keeps audit entries of %s as they were written', async (_, age) => {
  const id = newId('aud');
  const at = new Date(Date.now() - age);
  const entry = { id, actor: 'usr_1', action: 'document.open', subject: 'app_1', at };
  await db.insertInto('audit').values(entry).execute();
  const change = db.updateTable('audit').set({ subject: 'app_2' }).where('id', '=', id).execute();
  await expect(change).rejects.toThrow('Audit entries are never changed');
  await expect(db.deleteFrom('audit').where('id', '=', id).execute()).rejects.toThrow('only after 7 years');
  expect(await db.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirst()).toEqual(entry);
});

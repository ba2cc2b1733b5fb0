import { expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { withApi } from '../testing/start-api.ts';

const { services } = await withApi();
const { db } = services;

it('keeps audit entries as they were written', async () => {
  const id = newId('aud');
  const entry = { id, actor: 'usr_1', action: 'document.open', subject: 'app_1', at: new Date() };
  await db.insertInto('audit').values(entry).execute();
  const change = db.updateTable('audit').set({ subject: 'app_2' }).where('id', '=', id).execute();
  await expect(change).rejects.toThrow('Audit entries are never changed');
  await expect(db.deleteFrom('audit').where('id', '=', id).execute()).rejects.toThrow('only after 7 years');
  expect(await db.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirst()).toEqual(entry);
});

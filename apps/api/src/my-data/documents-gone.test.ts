import { expect, it } from 'vitest';
import { upload, anApplicant, registrationConfig } from '../testing/registrations.ts';
import { aNewcomer } from '../testing/people.ts';
import { settled } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

interface Version {
  key: string;
  size: number;
  noncurrentSince: string;
}

const { url } = await withStripe();
const api = await withApi({ config: registrationConfig(url) });
const day = 24 * 60 * 60_000;

const listOf = async (path: string): Promise<Version[]> =>
  ((await (await fetch(url + path)).json()) as { items: Version[] }).items;

it('every version of a deleted account’s documents is gone within the receipt’s days', async () => {
  const person = await aNewcomer(api.services.db);
  const cvKey = await upload(api, person, 'cv');
  await anApplicant(api, url, { person, documents: { cvKey } });
  const keys = (await listOf('/_storage.json')).map(({ key }) => key);
  expect(keys).toContain(cvKey);
  expect((await api.call('deleteAccount', { as: person })).status).toBe(200);
  await settled(api);
  expect(await listOf('/_storage.json')).toEqual([]);

  const versions = await listOf('/_versions.json');
  expect(versions.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  const last = Math.max(...versions.map(({ noncurrentSince }) => Date.parse(noncurrentSince)));
  const at = new Date(last + api.services.config.backupDays * day).toISOString();
  await fetch(`${url}/_lifecycle`, { method: 'POST', body: JSON.stringify({ at }) });
  expect(await listOf('/_versions.json')).toEqual([]);
});

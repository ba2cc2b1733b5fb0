import { routes, type RouteName } from '@tele/core';
import { contract } from '@tele/core/contract';
import { describe, expect, it } from 'vitest';
import { aPatient } from '../testing/people.ts';
import { aPartner, bearing, visitorOf } from '../testing/partners.ts';
import { codeOf, slotIn, someSpecialists, specialty } from '../testing/requests.ts';
import { withApi, type CallOptions } from '../testing/start-api.ts';

const portal = 'https://portal.example.com';
const open = await withApi({ config: { openPortal: portal } });
const closed = await withApi();
type Api = typeof open;

const names = Object.keys(routes) as RouteName[];
const ofVisitors = names.filter((name) => contract[name].caller === 'visitor');
const ofPeople = names.filter((name) => !['public', 'visitor'].includes(contract[name].caller));
const params = { id: 'none', specialistId: 'none', profession: 'doctor', category: 'doctors', kind: 'cv' };

const ask = async (api: Api, name: RouteName, options: CallOptions): Promise<unknown> => {
  const { status, body } = await api.call(name, { params, ...options });
  return status < 400 ? 'may' : (body as { code: unknown }).code;
};
const refusedAll = async (
  api: Api,
  list: readonly RouteName[],
  options: CallOptions,
): Promise<readonly RouteName[]> => {
  const codes = await Promise.all(list.map(async (name) => [name, await ask(api, name, options)] as const));
  return codes.flatMap(([name, code]) => (code === 'UNAUTHENTICATED' ? [name] : []));
};

describe('an open portal', () => {
  it('answers the calls of visitors without a token, and no others', async () => {
    for (const headers of [undefined, { origin: portal }]) {
      expect(await refusedAll(open, ofVisitors, { ...(headers && { headers }) })).toEqual([]);
      expect(await refusedAll(open, ofPeople, { ...(headers && { headers }) })).toEqual(ofPeople);
    }
  });

  it('finds specialists and their times', async () => {
    const [{ specialistId }] = await someSpecialists(open, 1, slotIn(open, 2));
    const found = await open.call('searchSpecialists', { body: { profession: 'doctor', specialty } });
    expect(found.body).toMatchObject({ items: [{ specialistId }] });
    const times = await open.call('availabilitySlots', { query: { specialistId, days: '7' } });
    expect(times.status).toBe(200);
  });

  it('refuses another site’s page without a token', async () => {
    expect(await refusedAll(open, ofVisitors, { headers: { origin: 'https://clinic.example.com' } })).toEqual(
      ofVisitors,
    );
  });

  it('refuses an invalid token', async () => {
    expect(await refusedAll(open, ofVisitors, { headers: { authorization: 'Bearer no.such.token' } })).toEqual(
      ofVisitors,
    );
  });

  it('changes nothing for people and for visitors of partners', async () => {
    const { origin, ...partner } = await aPartner(open);
    const visitor = bearing(await visitorOf(open, { origin, ...partner }), origin);
    expect(await refusedAll(open, ofVisitors, visitor)).toEqual([]);
    expect(await refusedAll(open, ofPeople, visitor)).toEqual(ofPeople);
    expect(await ask(open, 'authMe', { as: await aPatient(open.services.db) })).toBe('may');
  });

  it('limits visitors by their address', async () => {
    const from = { headers: { origin: portal } };
    const codes: unknown[] = [];
    for (let count = 0; count < 200 && codes.at(-1) !== 'TOO_MANY_REQUESTS'; count += 1)
      codes.push(codeOf(await open.call('specialistsByName', { ...from, query: { name: 'An' } })));
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a portal for people who are signed in', () => {
  it('answers no call of visitors or people without a token', async () => {
    for (const headers of [undefined, { origin: portal }, { origin: closed.services.config.portalUrl }]) {
      expect(await refusedAll(closed, ofVisitors, { ...(headers && { headers }) })).toEqual(ofVisitors);
      expect(await refusedAll(closed, ofPeople, { ...(headers && { headers }) })).toEqual(ofPeople);
    }
  });
});

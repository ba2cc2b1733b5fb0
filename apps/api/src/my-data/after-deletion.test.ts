import { isWrite, routeOf, routes, type RouteName } from '@tele/core';
import { contract } from '@tele/core/contract';
import { expect, it } from 'vitest';
import { aPartner, bearing, vouchedFor } from '../testing/partners.ts';
import { aPatient } from '../testing/people.ts';
import type { CallOptions } from '../testing/start-api.ts';
import { withTwoApis } from '../testing/two-apis.ts';

const [one, other] = await withTwoApis();
const { db } = one.services;
const names = Object.keys(routes) as RouteName[];
const ofPeople = names.filter((name) => !['public', 'visitor', 'partner'].includes(contract[name].caller));
const pass = (ms: number): void => void (other.clock.now = new Date(other.clock.now.getTime() + ms));

async function deletedPatient() {
  const patient = await aPatient(db);
  const partner = await aPartner(one);
  const tokens: CallOptions[] = [
    bearing(await other.identity.tokenFor(patient.email)),
    bearing(await vouchedFor(other, partner, patient), partner.origin),
  ];
  for (const token of tokens) expect((await other.call('authMe', token)).status).toBe(200);
  expect((await one.call('deleteAccount', { as: patient })).status).toBe(200);
  return { patient, tokens };
}

const paramsOf = (name: RouteName): Record<string, string> =>
  Object.fromEntries([...routeOf(name).path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, 'none']));

it('refuses every write of a deleted account at once, on every process', async () => {
  const { tokens } = await deletedPatient();
  const accepted: unknown[] = [];
  for (const token of tokens)
    for (const name of ofPeople.filter(isWrite)) {
      const { status } = await other.call(name, { ...token, params: paramsOf(name), body: {} });
      if (status !== 401) accepted.push([name, status]);
    }
  expect(accepted).toEqual([]);
});

it('refuses every read of a deleted account one second later, on every process', async () => {
  const { patient, tokens } = await deletedPatient();
  pass(1_000);
  const answered: unknown[] = [];
  for (const token of tokens)
    for (const name of ofPeople.filter((read) => !isWrite(read))) {
      const { status } = await other.call(name, { ...token, params: paramsOf(name) });
      if (status !== 401) answered.push([name, status]);
    }
  expect(answered).toEqual([]);
  expect(await db.selectFrom('identities').select('user_id').where('user_id', '=', patient.userId).execute()).toEqual(
    [],
  );
});

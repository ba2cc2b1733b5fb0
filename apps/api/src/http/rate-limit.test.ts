import { isWrite, routes, type RouteName } from '@tele/core';
import { rateLimits, contract, partnerLimits, type CallLimit } from '@tele/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownAs } from '../testing/known-as.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { aStaffPerson } from '../testing/registrations.ts';
import { aPartner, bearing, visitorOf, vouchedFor, type TestPartner } from '../testing/partners.ts';
import type { CallOptions, TestApi } from '../testing/start-api.ts';
import { withTwoApis } from '../testing/two-apis.ts';

const apis = await withTwoApis();
const [one] = apis;
const { db } = one.services;

/** Each test has its own hour, so all windows start fresh. */
let minute = one.clock.now;
beforeEach(() => {
  minute = new Date(minute.getTime() + 3_600_000);
  for (const { clock } of apis) clock.now = minute;
});

const params = { id: 'none', specialistId: 'none', profession: 'doctor', category: 'doctors', kind: 'cv' };
const address = '203.0.113.9';
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

async function already(who: string, { counted }: CallLimit, hits: number): Promise<void> {
  await db
    .insertInto('rate_limits')
    .values({ key: `${counted}:${who}`, window_start: minute, hits })
    .onConflict((row) => row.columns(['key', 'window_start']).doUpdateSet({ hits }))
    .execute();
}

/** In groups: all at once would exceed the pool’s connection timeout. */
async function inGroups<T>(times: number, ask: () => Promise<T>, atOnce = 20): Promise<T[]> {
  const answers: T[] = [];
  while (answers.length < times) {
    const group = Math.min(atOnce, times - answers.length);
    answers.push(...(await Promise.all(Array.from({ length: group }, ask))));
  }
  return answers;
}

const told = (key: string, hits: number) =>
  expect
    .poll(async () => {
      const rows = db.selectFrom('rate_limits').select('hits').where('key', '=', key);
      return (await rows.where('window_start', '=', minute).executeTakeFirst())?.hits;
    })
    .toBe(hits);

async function whoCalls(name: RouteName): Promise<{ who: string } & Pick<CallOptions, 'as' | 'headers'>> {
  const { caller } = contract[name];
  if (caller === 'public') return { who: await knownAs(one.services.config, address) };
  if (caller === 'partner') {
    const { id, secret } = await aPartner(one);
    return { who: id, ...bearing(secret) };
  }
  // Uses staff, whose accounts are not deleted here.
  const ofStaff = caller === 'staff' || name === 'deleteAccount';
  const as = await (ofStaff ? aStaffPerson(one) : caller === 'specialist' ? aSpecialist(db) : aPatient(db));
  return { who: as.userId, as };
}

// The first call of `endAllSessions` signs its caller out: the others are refused as strangers.
const names = (Object.keys(routes) as RouteName[]).filter((name) => name !== 'endAllSessions');

const isExact = (name: RouteName): boolean => (rateLimits[name] as CallLimit).exact === true;

describe.each(names.filter((name) => isExact(name)))('%s', (name) => {
  it('is counted to the call over two processes, however many come at once', async () => {
    const limit = rateLimits[name];
    const { who, ...given } = await whoCalls(name);
    await already(who, limit, limit.times - 5);
    const crowd = Array.from({ length: 10 }, () => apis.map((api) => api.call(name, { ...given, params })));
    const answers = await Promise.all(crowd.flat());
    expect(statuses(answers).filter((status) => status !== 429)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      error: `Too many requests. Try again in ${limit.seconds === 60 ? 'a minute' : '60 minutes'}.`,
    });
    expect(refused?.headers.get('retry-after')).toBe(String(limit.seconds));
  });
});

describe.each(names.filter((name) => !isExact(name)))('%s', (name) => {
  it('is refused by every process once counts are shared, and never below its limit', async () => {
    const limit = rateLimits[name];
    const { who, ...given } = await whoCalls(name);
    const tenth = Math.ceil(limit.times / 10);
    await already(who, limit, limit.times - tenth);
    const call = (api: TestApi) => api.call(name, { ...given, params, from: address });
    const answers = (await Promise.all(apis.map((api) => inGroups(tenth, () => call(api))))).flat();
    expect(statuses(answers)).not.toContain(429);
    // A 503 would also stop the exchange of counts.
    expect(statuses(answers)).not.toContain(503);

    await told(`${limit.counted}:${who}`, limit.times + tenth);
    // The store is updated just before the process receives its response.
    let later = answers;
    const callAll = async () => statuses((later = await Promise.all(apis.map((api) => call(api)))));
    await expect.poll(callAll).toEqual([429, 429]);
    expect(later[0]?.headers.get('retry-after')).toBe(String(limit.seconds));
    // Callers elsewhere are unaffected.
    const { who: _, ...stranger } = await whoCalls(name);
    const answer = await one.call(name, { ...stranger, params, from: '203.0.113.10' });
    expect(answer.status).not.toBe(429);
  });
});

it('refuses a burst of calendar reads, without using up the hourly limit', async () => {
  const doctor = await aSpecialist(db);
  const { burst, ...limit } = rateLimits.readCalendar as CallLimit;
  if (!burst) throw new Error('Calendar reads have no burst limit.');
  await already(doctor.userId, burst, burst.times);
  const refused = await one.call('readCalendar', { as: doctor, params });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(burst.seconds)]);
  const hour = db.selectFrom('rate_limits').select('hits').where('key', '=', `${limit.counted}:${doctor.userId}`);
  expect(await hour.execute()).toEqual([]);
  for (const { clock } of apis) clock.now = new Date(minute.getTime() + burst.seconds * 1_000);
  expect((await one.call('readCalendar', { as: doctor, params })).status).toBe(404);
});

it('counts every write of a person exactly', () => {
  const loose = names.filter((name) => isWrite(name) && !isExact(name) && contract[name].caller !== 'public');
  expect(loose).toEqual(['vouchForPatient']);
});

describe('the pages of one partner', () => {
  it('are refused together for any visitor, without affecting other partners', async () => {
    const [crowded, quiet] = [await aPartner(one), await aPartner(one)];
    const search = ({ origin }: TestPartner, token: string, from: string) =>
      one.call('searchSpecialists', { ...bearing(token, origin), from, body: {} });
    const visitor = await visitorOf(one, crowded);
    const limit = partnerLimits.searchSpecialists;
    await already(crowded.id, limit, limit.times);
    // Enough calls to share counts, from addresses below their own limit.
    let from = 0;
    const told = await inGroups(limit.times / 10, () => search(crowded, visitor, `203.0.113.${from++ % 4}`));
    expect(new Set(statuses(told))).toEqual(new Set([422]));

    one.clock.now = new Date(minute.getTime() + 5_000);
    const patient = await vouchedFor(one, crowded, await aPatient(db));
    await expect.poll(async () => (await search(crowded, visitor, '203.0.113.30')).status).toBe(429);
    expect((await search(crowded, patient, '203.0.113.31')).status).toBe(429);
    expect((await search(quiet, await visitorOf(one, quiet), '203.0.113.30')).status).toBe(422);
  });
});

describe('a person who scrolls through results', () => {
  it('meets no limit: each search may be followed by the slots of all its results', () => {
    expect(rateLimits.availabilitySlots.times).toBeGreaterThanOrEqual(rateLimits.searchSpecialists.times * 30);
  });
});

describe('a signed-out caller', () => {
  const from = '203.0.113.20';

  const ask = () => one.call('mySelections', { from });
  const exhaust = () => inGroups(600, ask);

  it('is asked to sign in, and to wait after 600 times in a minute', async () => {
    expect(new Set(statuses(await exhaust()))).toEqual(new Set([401]));
    expect((await ask()).status).toBe(429);
    // A signed-in caller at the same address is accepted.
    expect((await one.call('mySelections', { as: await aPatient(db), from })).status).toBe(200);
  });

  it.each([
    ['a path that is not there', '/nowhere', {}],
    ['the description of the API', '/openapi.json', {}],
    ['an event with a wrong signature', '/stripe/webhook', { method: 'POST' }],
  ] satisfies [string, string, RequestInit][])('is refused %s from then on', async (_, path, init) => {
    await exhaust();
    expect((await one.fetch(path, init, from)).status).toBe(429);
    expect((await one.fetch(path, init, '203.0.113.21')).status).not.toBe(429);
  });
});

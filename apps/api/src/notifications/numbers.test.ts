import { limits, type Notifications } from '@tele/core';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aSpecialist } from '../testing/people.ts';
import { accept, aRequest, at, specialty, type Specialist } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

const numbersOf = async (as: { email: string }) =>
  ((await api.call('notifications', { as })).body as Notifications).numbers;

/** It is Tuesday 1 December 2026, 11 am in Sydney. The week ends on Sunday 6 December at 13:00 UTC. */
const sundayNight = '2026-12-06T12:30:00.000Z';
const nextMonday = '2026-12-06T13:00:00.000Z';
const tomorrow = '2026-12-02T00:00:00.000Z';
const days = ['03', '04', '05', '08', '09'].map((day) => `2026-12-${day}T00:00:00.000Z`);
const longAgo = '2026-11-02T00:00:00.000Z';

const specialistAt = (...slots: string[]): Promise<Specialist> => aSpecialist(api.services.db, { specialty, slots });

it('counts waiting items, this Sydney week’s appointments and 30 days’ outcomes once', async () => {
  const specialist = await specialistAt(sundayNight, nextMonday, tomorrow, longAgo, ...days);
  const other = await specialistAt(...days);
  const ask = (slotISO: string, ...others: Specialist[]) =>
    aRequest(api, { specialists: [specialist, ...others], slotISO });
  const now = api.clock.now.getTime();
  await at(api, new Date(now - 31 * 24 * 3_600_000), () => ask(longAgo));

  for (const slotISO of [sundayNight, nextMonday]) await accept(api, await ask(slotISO), { as: specialist });
  const cancelled = await ask(tomorrow);
  await accept(api, cancelled, { as: specialist });
  await api.call('cancelAppointment', { as: specialist, params: { id: cancelled.selectionId } });
  const [lost = '', declined = '', first = '', second = ''] = days;
  await accept(api, await ask(lost, other), { as: other });
  const refused = await ask(declined);
  await api.call('declineSelection', { as: specialist, params: { id: refused.selectionId } });
  await ask(second);
  await at(api, new Date(now - 3_600_000), () => ask(first));

  expect(await numbersOf(specialist)).toMatchObject({
    toAnswer: 2,
    oldestAt: new Date(now - 3_600_000).toISOString(),
    thisWeek: 1,
    requests: 7,
    accepted: 3,
    filledByAnother: 1,
  });
  expect(await numbersOf(other)).toMatchObject({ toAnswer: 0, oldestAt: null, thisWeek: 1, requests: 1, accepted: 1 });
});

it('counts every waiting item, though the bell shows only the first ones', async () => {
  const specialist = await specialistAt(tomorrow);
  const { selectionId } = await aRequest(api, { specialists: [specialist], slotISO: tomorrow });
  const { db } = api.services;
  const copies = limits.maxNotifications + 4;
  // The oldest has the latest time, so the bell omits it.
  await sql`insert into selections select (jsonb_populate_record(null::selections, to_jsonb(s) ||
    jsonb_build_object('id', s.id || '-' || n, 'submitted_at', s.submitted_at - make_interval(mins => n)))).*
    from selections s, generate_series(1, ${sql.lit(copies)}) n where s.id = ${selectionId}`.execute(db);
  await sql`insert into candidates select (jsonb_populate_record(null::candidates, to_jsonb(c) || jsonb_build_object(
    'id', c.id || '-' || n, 'selection_id', c.selection_id || '-' || n, 'start_at', c.start_at + make_interval(mins => 30 * n)))).*
    from candidates c, generate_series(1, ${sql.lit(copies)}) n where c.selection_id = ${selectionId}`.execute(db);
  expect(await numbersOf(specialist)).toMatchObject({
    toAnswer: copies + 1,
    oldestAt: new Date(api.clock.now.getTime() - copies * 60_000).toISOString(),
    requests: copies + 1,
  });
});

it('all counts are zero for a specialist without requests', async () => {
  expect(await numbersOf(await specialistAt())).toEqual({
    toAnswer: 0,
    oldestAt: null,
    thisWeek: 0,
    requests: 0,
    accepted: 0,
    filledByAnother: 0,
    openRequests: 0,
  });
});

import type { Appointment } from '@tele/core/contract';
import { describe, expect, it } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { allPages, aPage } from '../testing/pages.ts';
import { aPatient, aSpecialist, type Person } from '../testing/people.ts';
import { at } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;

const halfHour = 30 * 60_000;
const now = api.clock.now.getTime();
const inHalfHours = (count: number) => new Date(now + count * halfHour).toISOString();

async function aDiary(halfHours: readonly number[]) {
  const specialist = await aSpecialist(db);
  for (const count of halfHours) await booked(specialist, count);
  return specialist;
}

async function booked(specialist: { specialistId: string }, halfHours: number): Promise<string> {
  const patient = await aPatient(db);
  return (await aBooking(db, { patient, specialist, startISO: inHalfHours(halfHours) })).selectionId;
}

const startsOf = (items: readonly Appointment[]) =>
  items.map(({ chosenSlotISO }) => (Date.parse(chosenSlotISO) - now) / halfHour);

const ask = (as: Person, query: Record<string, string>) => aPage<Appointment>(api, 'myAppointments', { as, query });

describe('GET /appointments/mine', () => {
  it('returns upcoming soonest first with a past count, and past latest first', async () => {
    const specialist = await aDiary([3, -4, 1, -2, 2]);
    const upcoming = await ask(specialist, { when: 'upcoming' });
    expect([startsOf(upcoming.items), upcoming]).toEqual([[1, 2, 3], expect.objectContaining({ past: 2 })]);
    const past = await ask(specialist, { when: 'past' });
    expect([startsOf(past.items), Object.keys(past)]).toEqual([[-2, -4], ['items']]);
  });

  it('counts a running appointment as upcoming until it ends', async () => {
    const specialist = await aDiary([0]);
    const under = await at(api, new Date(now + halfHour - 1), () => ask(specialist, { when: 'upcoming' }));
    expect(startsOf(under.items)).toEqual([0]);
    const over = await at(api, new Date(now + halfHour), () => ask(specialist, { when: 'upcoming' }));
    expect([over.items, over]).toEqual([[], expect.objectContaining({ past: 1 })]);
  });

  it.each(['1', '2', '3', '100'])(
    'lists each once in pages of %s, despite changes between two pages',
    async (limit) => {
      const specialist = await aDiary([5, -1, 1, 2, -3, 3, -2]);
      const begun = api.clock.now;
      const pages = await allPages<Appointment>(
        api,
        'myAppointments',
        { as: specialist, query: { limit } },
        async (page) => {
          if (page > 1) return;
          // Outside all unread pages: it belongs to pages already read, or to the next reading.
          await booked(specialist, 4);
          await db
            .updateTable('bookings')
            .set({ status: 'CANCELLED' })
            .where('specialist_id', '=', specialist.specialistId)
            .where('start_at', '=', new Date(inHalfHours(5)))
            .execute();
          api.clock.now = new Date(now + 3 * halfHour);
        },
      );
      api.clock.now = begun;
      const wanted = limit === '100' ? [1, 2, 3, 5, -1, -2, -3] : [1, 2, 3, 4, -1, -2, -3];
      expect(startsOf(pages.flat())).toEqual(wanted);
    },
  );

  it('returns the total when the first page is incomplete', async () => {
    const specialist = await aDiary([1, 2, 3, -1]);
    expect(await ask(specialist, { limit: '2' })).toMatchObject({ total: 4 });
    const { next = '', ...first } = await ask(specialist, { limit: '2', when: 'upcoming' });
    expect(first).toMatchObject({ total: 3, past: 1 });
    expect(Object.keys(await ask(specialist, { limit: '2', when: 'upcoming', cursor: next }))).toEqual(['items']);
  });

  it('returns every appointment that overlaps a range, soonest first, paginated', async () => {
    const specialist = await aDiary([-2, -1, 0, 1, 2, 3]);
    const range = { from: new Date(now - 1).toISOString(), to: inHalfHours(2) };
    expect(startsOf((await ask(specialist, range)).items)).toEqual([-1, 0, 1]);
    const pages = await allPages<Appointment>(api, 'myAppointments', {
      as: specialist,
      query: { ...range, limit: '2' },
    });
    expect(pages.map(startsOf)).toEqual([[-1, 0], [1]]);
    const touching = { from: inHalfHours(1), to: inHalfHours(2) };
    expect(startsOf((await ask(specialist, touching)).items)).toEqual([1]);
  });

  it('finds one by its selection or time, and never another person’s', async () => {
    const specialist = await aDiary([1]);
    const selectionId = await booked(specialist, -700);
    expect(startsOf((await ask(specialist, { apt: selectionId })).items)).toEqual([-700]);
    expect(startsOf((await ask(specialist, { apt: '2026-12-01T00:30:00Z' })).items)).toEqual([1]);
    expect((await ask(specialist, { apt: 'sel_nothing' })).items).toEqual([]);
    expect((await ask(await aSpecialist(db), { apt: selectionId })).items).toEqual([]);
  });

  it('audits each page a specialist reads, with the patients on it', async () => {
    const specialist = await aDiary([1, 2, 3]);
    await allPages(api, 'myAppointments', { as: specialist, query: { limit: '2' } });
    const rows = await db.selectFrom('audit').select('subject').where('actor', '=', specialist.userId).execute();
    expect(rows.map(({ subject }) => subject.split(',').length).toSorted()).toEqual([1, 2]);
  });

  it.each([
    [{ limit: '101' }, { limit: '‘limit’ must be 1 to 100.' }],
    [{ when: 'soon' }, { when: '‘when’ must be upcoming or past.' }],
    [{ from: '2026-12-01T00:00:00Z' }, { to: 'The range must end after it starts.' }],
    [{ from: '2026-12-01T00:00:00Z', to: '2026-12-01T00:00:00Z' }, { to: 'The range must end after it starts.' }],
    [{ from: 'today', to: 'tomorrow' }, { from: 'Use an ISO time in UTC, such as 2026-12-01T23:30:00.000Z.' }],
    [{ when: 'past', apt: 'sel_1' }, { when: 'Use only one of ‘when’, a range, or ‘apt’.' }],
    [{ cursor: 'bmV4dA' }, { cursor: 'This cursor isn’t valid for this list. Start again from the first page.' }],
  ])('refuses %j with an explanation', async (query, fields) => {
    const { status, body } = await api.call('myAppointments', { as: await aPatient(db), query: { ...query } });
    expect([status, body]).toMatchObject([422, { code: 'INVALID_INPUT', fields }]);
  });

  it('refuses the other part’s cursor, and never shows another person’s appointments', async () => {
    const [specialist, other] = [await aDiary([1, 2, 3]), await aDiary([2])];
    const { next = '' } = await ask(specialist, { when: 'upcoming', limit: '1' });
    const past = await api.call('myAppointments', { as: specialist, query: { when: 'past', cursor: next } });
    expect(past.status).toBe(422);
    expect(startsOf((await ask(other, { when: 'upcoming', cursor: next })).items)).toEqual([2]);
  });
});

import { slotsOfSpans, type Span } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

// Tuesday 2026-12-01, 11:00 in Sydney.
const api = await withApi();
const { db } = api.services;
const patient = await aPatient(db);

async function starts(specialistId: string, days?: number): Promise<string[]> {
  const query = { specialistId, ...(days === undefined ? {} : { days: String(days) }) };
  const { status, body } = await api.call('availabilitySlots', { as: patient, query });
  expect(status).toBe(200);
  return (body as { items: { startISO: string }[] }).items.map(({ startISO }) => startISO);
}

describe('the slots of a specialist', () => {
  it('are the half hours inside availability, each with its end', async () => {
    const { specialistId } = await aSpecialist(db, {
      blocks: [{ startISO: '2026-12-02T22:10:00.000Z', endISO: '2026-12-02T23:45:00.000Z' }],
    });
    const { body } = await api.call('availabilitySlots', { as: patient, query: { specialistId } });
    expect(body).toEqual({
      specialistId,
      items: [
        { startISO: '2026-12-02T22:30:00.000Z', endISO: '2026-12-02T23:00:00.000Z' },
        { startISO: '2026-12-02T23:00:00.000Z', endISO: '2026-12-02T23:30:00.000Z' },
      ],
    });
  });

  it('exclude this specialist’s booked and reserved times only', async () => {
    const slots = [
      '2026-12-03T00:00:00.000Z',
      '2026-12-03T00:30:00.000Z',
      '2026-12-03T01:00:00.000Z',
      '2026-12-03T01:30:00.000Z',
    ];
    const [specialist, other] = [await aSpecialist(db, { slots }), await aSpecialist(db, { slots })];
    await aBooking(db, { patient, specialist, startISO: slots[0] ?? '', status: 'CONFIRMED' });
    await aBooking(db, { patient, specialist, startISO: slots[1] ?? '', status: 'CLAIMED' });
    await aBooking(db, { patient, specialist, startISO: slots[2] ?? '', status: 'CANCELLED' });
    expect(await starts(specialist.specialistId)).toEqual(slots.slice(2));
    expect(await starts(other.specialistId)).toEqual(slots);
  });

  it('begin an hour from now and end with the requested days', async () => {
    const { specialistId } = await aSpecialist(db, {
      slots: [
        '2026-12-01T00:30:00.000Z',
        '2026-12-01T01:00:00.000Z',
        '2026-12-01T23:30:00.000Z',
        '2026-12-03T00:00:00.000Z',
        '2027-01-05T00:00:00.000Z',
      ],
    });
    expect(await starts(specialistId)).toEqual([
      '2026-12-01T01:00:00.000Z',
      '2026-12-01T23:30:00.000Z',
      '2026-12-03T00:00:00.000Z',
    ]);
    expect(await starts(specialistId, 1)).toEqual(['2026-12-01T01:00:00.000Z', '2026-12-01T23:30:00.000Z']);
  });

  it('continue in a block that began before now', async () => {
    const { specialistId } = await aSpecialist(db, {
      blocks: [{ startISO: '2026-11-30T20:00:00.000Z', endISO: '2026-12-01T02:00:00.000Z' }],
    });
    expect(await starts(specialistId)).toEqual(['2026-12-01T01:00:00.000Z', '2026-12-01T01:30:00.000Z']);
  });

  it('are none for a specialist without availability', async () => {
    expect(await starts((await aSpecialist(db)).specialistId)).toEqual([]);
  });

  it('return 404 for an unknown or unapproved specialist', async () => {
    const { specialistId } = await aSpecialist(db, { approved: false });
    for (const id of ['spc_nobody', specialistId]) {
      const { status, body } = await api.call('availabilitySlots', { as: patient, query: { specialistId: id } });
      expect([status, body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    }
  });

  it.each([
    {},
    { specialistId: '' },
    { specialistId: 'x', days: '0' },
    { specialistId: 'x', days: 'ten' },
    { specialistId: 'x', days: '1.5' },
  ])('are refused for the query %j', async (query) => {
    expect((await api.call('availabilitySlots', { as: patient, query: query as Record<string, string> })).status).toBe(
      422,
    );
  });

  it('require a sign-in', async () => {
    expect((await api.call('availabilitySlots', { query: { specialistId: 'x' } })).status).toBe(401);
  });
});

describe('the slots in search results', () => {
  const search = async (body: Record<string, unknown>) =>
    api.call('searchSpecialists', { as: patient, body: { profession: 'doctor', specialty: 'Rheumatology', ...body } });

  it('are each specialist’s own, for the requested days', async () => {
    const specialty = 'Rheumatology';
    const [monday, thursday] = ['2026-12-06T21:40:00.000Z', '2026-12-09T22:00:00.000Z'];
    const blocks = [
      { startISO: '2026-12-02T01:00:00.000Z', endISO: '2026-12-02T03:00:00.000Z' },
      { startISO: monday, endISO: '2026-12-07T06:00:00.000Z' },
      { startISO: thursday, endISO: '2026-12-10T02:00:00.000Z' },
    ];
    const plain = await aSpecialist(db, { specialty, blocks });
    const booked = await aSpecialist(db, { specialty, blocks });
    const resting = await aSpecialist(db, { specialty, blocks });
    const people = [plain, booked, resting, await aSpecialist(db, { specialty })];
    await aBooking(db, { patient, specialist: booked, startISO: thursday, status: 'CONFIRMED' });
    await aBooking(db, { patient, specialist: resting, startISO: '2026-12-10T00:00:00.000Z', status: 'CONFIRMED' });
    await db
      .updateTable('specialists')
      .set({ notice_hours: 48, keeps_half_hour: true })
      .where('id', '=', resting.specialistId)
      .execute();
    for (const slotDays of [30, 7]) {
      const { status, body } = await search({ slotDays });
      expect(status).toBe(200);
      const { items } = body as { items: { specialistId: string; slotSpans: Span[] }[] };
      expect(new Set(items.map(({ specialistId }) => specialistId))).toEqual(
        new Set(people.map(({ specialistId }) => specialistId)),
      );
      for (const { specialistId, slotSpans } of items)
        expect(slotsOfSpans(slotSpans).map(({ startISO }) => startISO)).toEqual(await starts(specialistId, slotDays));
      const own = items.find(({ specialistId }) => specialistId === plain.specialistId)?.slotSpans;
      expect(own?.[1]).toEqual({ startISO: '2026-12-06T22:00:00.000Z', endISO: '2026-12-07T06:00:00.000Z' });
    }
  });

  it('are left out unless requested', async () => {
    const { body } = await search({});
    expect(JSON.stringify(body)).not.toContain('slotSpans');
  });

  it.each([0, 31, 1.5, '7'])('are refused for %j days', async (slotDays) => {
    expect((await search({ slotDays })).status).toBe(422);
  });
});

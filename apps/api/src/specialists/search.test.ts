import { describe, expect, it } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

// Tuesday 2026-12-01, 11:00 in Sydney.
const api = await withApi();
const { db } = api.services;
const patient = await aPatient(db);

const morning = '2026-12-02T22:00:00.000Z';
const noon = '2026-12-03T01:00:00.000Z';
const evening = '2026-12-03T08:00:00.000Z';

async function search(body: Record<string, unknown>): Promise<{ status: number; names: string[]; body: unknown }> {
  const { status, body: answer } = await api.call('searchSpecialists', {
    as: patient,
    body: { profession: 'doctor', ...body },
  });
  const items = (answer as { items?: { name: string }[] }).items ?? [];
  return { status, names: items.map(({ name }) => name), body: answer };
}

describe('a search', () => {
  it('returns approved specialists of exactly that specialty, with all card fields', async () => {
    const specialty = 'Cardiology';
    const found = await aSpecialist(db, {
      specialty,
      name: 'Dr Found',
      subspecialties: ['Lipids'],
      bio: 'Lipids.',
      profileType: 'EUCA_MD',
    });
    await aSpecialist(db, { specialty, name: 'Dr Waiting', approved: false });
    await aSpecialist(db, { specialty: 'Paediatric Cardiology', name: 'Dr Other' });
    const { status, body } = await search({ specialty });
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [
        {
          specialistId: found.specialistId,
          name: 'Dr Found',
          photoUrl: null,
          photoSmallUrl: null,
          location: { city: 'Newcastle', state: 'NSW' },
          subspecialties: ['Lipids'],
          bio: 'Lipids.',
          featured: true,
        },
      ],
    });
  });

  it('orders by practice, soonest free slot, then name; no slot comes last', async () => {
    const specialty = 'Neurology';
    await aSpecialist(db, { specialty, name: 'Dr Solo Noon', slots: [noon] });
    await aSpecialist(db, { specialty, name: 'Dr Solo Never' });
    await aSpecialist(db, { specialty, name: 'Dr Solo B Morning', slots: [evening, morning] });
    await aSpecialist(db, { specialty, name: 'Dr Solo A Morning', slots: [morning] });
    await aSpecialist(db, { specialty, name: 'Dr Practice Evening', slots: [evening], profileType: 'EUCA_MD' });
    await aSpecialist(db, { specialty, name: 'Dr Practice Noon', slots: [noon], profileType: 'EUCA_MD' });
    expect((await search({ specialty })).names).toEqual([
      'Dr Practice Noon',
      'Dr Practice Evening',
      'Dr Solo A Morning',
      'Dr Solo B Morning',
      'Dr Solo Noon',
      'Dr Solo Never',
    ]);
  });

  it('counts only slots that can be requested as free', async () => {
    const specialty = 'Dermatology';
    const booked = await aSpecialist(db, { specialty, name: 'Dr Booked', slots: [morning, evening] });
    await aBooking(db, { patient, specialist: booked, startISO: morning, status: 'CLAIMED' });
    await aSpecialist(db, {
      specialty,
      name: 'Dr Soon',
      blocks: [{ startISO: '2026-11-30T23:00:00.000Z', endISO: '2026-12-01T01:00:00.000Z' }],
    });
    await aSpecialist(db, {
      specialty,
      name: 'Dr Odd',
      blocks: [{ startISO: '2026-12-03T01:10:00.000Z', endISO: '2026-12-03T02:05:00.000Z' }],
    });
    await aSpecialist(db, { specialty, name: 'Dr Noon', slots: [noon] });
    const cancelled = await aSpecialist(db, { specialty, name: 'Dr Cancelled', slots: [morning] });
    await aBooking(db, { patient, specialist: cancelled, startISO: morning, status: 'CANCELLED' });
    expect((await search({ specialty })).names).toEqual(['Dr Cancelled', 'Dr Noon', 'Dr Odd', 'Dr Booked', 'Dr Soon']);
  });

  it('lets the reason re-order each group by bio and subspecialties, and hides no one', async () => {
    const specialty = 'Rheumatology';
    await aSpecialist(db, { specialty, name: 'Dr Early', slots: [morning] });
    await aSpecialist(db, {
      specialty,
      name: 'Dr Gout',
      subspecialties: ['Gout'],
      bio: 'Sees people with swelling.',
      slots: [evening],
    });
    await aSpecialist(db, { specialty, name: 'Dr Practice', slots: [noon], profileType: 'EUCA_MD' });
    expect((await search({ specialty, reason: 'Painful gout and swelling!' })).names).toEqual([
      'Dr Practice',
      'Dr Gout',
      'Dr Early',
    ]);
    expect((await search({ specialty, reason: '%_\' "); drop' })).names).toEqual([
      'Dr Practice',
      'Dr Early',
      'Dr Gout',
    ]);
  });

  it('filters by exactly one state, in either form', async () => {
    const specialty = 'Urology';
    await aSpecialist(db, { specialty, name: 'Dr West', state: 'WA' });
    await aSpecialist(db, { specialty, name: 'Dr East', state: 'NSW' });
    expect((await search({ specialty, state: 'WA', mode: 'EITHER' })).names).toEqual(['Dr West']);
    expect((await search({ specialty, location: { state: 'NSW' } })).names).toEqual(['Dr East']);
    for (const empty of [null, '']) {
      const optional = { state: empty, reason: empty, mode: empty, location: { state: empty }, limit: empty };
      expect((await search({ specialty, ...optional })).names).toEqual(['Dr East', 'Dr West']);
    }
    expect((await search({ specialty, state: 'TAS' })).names).toEqual([]);
  });

  it('returns 30 by default', async () => {
    const specialty = 'Haematology';
    for (let made = 0; made < 31; made += 1)
      await aSpecialist(db, { specialty, name: `Dr ${String(made).padStart(2, '0')}` });
    expect((await search({ specialty })).names).toHaveLength(30);
    expect((await search({ specialty, limit: 2 })).names).toEqual(['Dr 00', 'Dr 01']);
    expect((await search({ specialty, limit: 31 })).status).toBe(422);
  });

  it('finds the other professions by their own specialties', async () => {
    await aSpecialist(db, { profession: 'tech', specialty: 'Websites', name: 'Poppy Langford' });
    expect((await search({ profession: 'tech', specialty: 'Websites' })).names).toEqual(['Poppy Langford']);
  });

  it.each([
    [{ specialty: 'Astrology' }, 'UNKNOWN_SPECIALTY', 'Please choose a specialty.'],
    [{ profession: 'tech', specialty: 'Cardiology' }, 'UNKNOWN_SPECIALTY', 'Please choose a service.'],
    [{ specialty: ' ' }, 'INVALID_INPUT', 'Please choose a specialty.'],
    [{ specialty: 'Cardiology', state: 'NZ' }, 'INVALID_INPUT', 'Choose an Australian state or territory.'],
    [{ profession: 'magic', specialty: 'Cardiology' }, 'INVALID_INPUT', 'Unknown profession.'],
  ])('refuses %j', async (given, code, error) => {
    const { status, body } = await search(given);
    expect([status, body]).toMatchObject([422, { code, error }]);
  });

  it('requires a sign-in, with any role or none', async () => {
    const body = { profession: 'doctor', specialty: 'Cardiology' };
    expect((await api.call('searchSpecialists', { as: await aNewcomer(db), body })).status).toBe(200);
    expect((await api.call('searchSpecialists', { body })).status).toBe(401);
  });
});

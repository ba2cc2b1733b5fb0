import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { aBooking } from '../testing/bookings.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { rankedSpecialists } from './ranked.ts';
import { refreshFreeFrom } from './refresh-free-from.ts';

// 10:00 in Sydney; the slot at 00:30 can be requested until 23:30.
const soon = new Date('2026-12-01T23:00:00.000Z');
const boundary = new Date('2026-12-01T23:30:00.001Z');
const first = '2026-12-02T00:30:00.000Z';
const second = '2026-12-02T01:00:00.000Z';
const third = '2026-12-02T09:00:00.000Z';

const api = await withApi({ now: soon });
const { db } = api.services;

let specialty = '';
beforeEach(async () => {
  specialty = newId('specialty');
  api.clock.now = soon;
});

const specialist = (name: string, slots: readonly string[]) => aSpecialist(db, { name, specialty, slots });
const several = async (count: number, name: string, slots: readonly string[]): Promise<void> => {
  for (let n = 0; n < count; n += 1) await specialist(`${name} ${n}`, slots);
};

async function search(now: Date, limit = 30): Promise<string[]> {
  const rows = await rankedSpecialists(db, { profession: 'doctor', specialty, state: undefined }, { limit, now });
  return rows.map(({ name }) => name);
}

/** Stored time of each by name, with its transaction. */
async function stored(): Promise<{ name: string; free_from: string; by: string }[]> {
  const { rows } = await sql<{ name: string; free_from: string; by: string }>`
    select name, free_from::text, xmin::text as by from specialist_specialties where specialty = ${specialty} order by name`.execute(
    db,
  );
  return rows;
}
const freeFrom = async (): Promise<string[]> => (await stored()).map(({ free_from }) => free_from);

describe('a search after the start of a half hour', () => {
  it('orders the page by the soonest slot, and writes nothing', async () => {
    await specialist('Afternoon', [first, third]);
    await specialist('Next', [first, second]);
    await runJobs(api.services);
    const before = await stored();
    expect(await search(soon)).toEqual(['Afternoon', 'Next']);
    expect(await search(boundary)).toEqual(['Next', 'Afternoon']);
    expect(await stored()).toEqual(before);
  });

  it('keeps practice doctors before the others', async () => {
    await aSpecialist(db, { name: 'A', specialty, slots: [first, third], profileType: 'EUCA_MD' });
    await aSpecialist(db, { name: 'B', specialty, slots: [first, second], profileType: 'EUCA_MD' });
    await specialist('C', [first, second]);
    await runJobs(api.services);
    expect(await search(boundary, 1)).toEqual(['B']);
    expect(await search(boundary, 2)).toEqual(['B', 'A']);
    expect(await search(boundary, 3)).toEqual(['B', 'A', 'C']);
  });

  it('looks past more than a page of specialists without slots', async () => {
    await several(6, 'Gone', [first]);
    await several(2, 'Later', [first, third]);
    await specialist('Known', [second]);
    await runJobs(api.services);
    expect(await search(boundary, 3)).toEqual(['Known', 'Later 0', 'Later 1']);
  });

  it('looks up 100 specialists, and leaves the others to the job run', async () => {
    await several(100, 'Gone', [first]);
    await specialist('Later', [first, third]);
    await specialist('Known', [second]);
    await runJobs(api.services);
    expect(await search(boundary, 2)).toEqual(['Known', 'Gone 0']);
    api.clock.now = boundary;
    await runJobs(api.services);
    expect(await search(boundary, 2)).toEqual(['Known', 'Later']);
  });
});

describe('the job run', () => {
  it('looks up every outdated specialist in batches, alongside other processes', async () => {
    await several(150, 'Passed', [first, third]);
    await runJobs(api.services);
    await several(150, 'New', [second]);
    api.clock.now = boundary;
    await Promise.all([runJobs(api.services), runJobs(api.services), runJobs(api.services)]);
    expect([...new Set(await freeFrom())].toSorted()).toEqual(['2026-12-02 01:00:00+00', '2026-12-02 09:00:00+00']);
    expect(await refreshFreeFrom(api.services)).toBe(0);
  });

  it('runs two minutes before a slot passes, so searches have nothing to look up', async () => {
    await specialist('Afternoon', [first, third]);
    api.clock.now = new Date(boundary.getTime() - 3 * 60_000);
    await runJobs(api.services);
    expect(await freeFrom()).toEqual(['2026-12-02 00:30:00+00']);
    api.clock.now = new Date(boundary.getTime() - 60_000);
    await runJobs(api.services);
    expect(await freeFrom()).toEqual(['2026-12-02 09:00:00+00']);
  });

  it('skips specialists who cannot be found', async () => {
    await aSpecialist(db, { specialty, slots: [first], approved: false });
    await runJobs(api.services);
    expect(await freeFrom()).toEqual(['-infinity']);
  });
});

describe('a change that hides slots', () => {
  const freeAt = ['2026-12-02 00:30:00+00', '2026-12-02 01:00:00+00', '2026-12-02 09:00:00+00'];
  const refreshed = async () => {
    // Background work of a save leaves nothing for a later job run.
    await jobsEnded(db);
    await runJobs(api.services);
    return freeFrom();
  };
  const keep = (as: { email: string }, noticeHours: number, keepsHalfHour = false) =>
    api.call('saveWorkingRules', { as, body: { noticeHours, keepsHalfHour } });

  it('delays the soonest slot when added, and restores it when removed', async () => {
    const one = await specialist('One', [first, second, third]);
    expect(await refreshed()).toEqual([freeAt[0]]);
    const { body } = await api.call('addTimeOff', {
      as: one,
      body: { startISO: first, endISO: '2026-12-02T01:01:00.000Z' },
    });
    expect(await refreshed()).toEqual([freeAt[2]]);
    const [off] = (body as { timeOff: { timeOffId: string }[] }).timeOff;
    await api.call('deleteTimeOff', { as: one, params: { id: off?.timeOffId ?? '' } });
    expect(await refreshed()).toEqual([freeAt[0]]);
  });

  it('can be a longer notice, whose soonest slot passes sooner', async () => {
    const one = await specialist('One', [first, second, third]);
    await keep(one, 2);
    // 00:30 lies an hour and a half ahead, 1:00 two hours.
    expect(await refreshed()).toEqual([freeAt[2]]);
    api.clock.now = new Date('2026-12-01T22:50:00.000Z');
    await keep(one, 1);
    await keep(one, 2);
    expect(await refreshed()).toEqual([freeAt[1]]);
    // Only the clock triggers the lookup.
    api.clock.now = new Date('2026-12-01T22:58:30.000Z');
    expect(await refreshed()).toEqual([freeAt[2]]);
    expect(await refreshFreeFrom(api.services)).toBe(0);
  });

  it('can be the specialist’s break around a booking', async () => {
    const [one, patient] = [await specialist('One', [first, second, third]), await aPatient(db)];
    await keep(one, 1, true);
    expect(await refreshed()).toEqual([freeAt[0]]);
    await aBooking(db, { patient, specialist: one, startISO: first });
    expect(await refreshed()).toEqual([freeAt[2]]);
    await keep(one, 1, false);
    expect(await refreshed()).toEqual([freeAt[1]]);
  });
});

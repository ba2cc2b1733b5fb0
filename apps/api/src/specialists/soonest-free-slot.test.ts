import { freeSlots, noticeChoices, placeInRing, type FreeSlotsInput, type Span } from '@tele/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { aBooking } from '../testing/bookings.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

const now = new Date('2026-12-01T23:10:00.000Z');
const api = await withApi({ now });
const { db } = api.services;

const at = (minutes: number): string => new Date(now.getTime() - 10 * 60_000 + minutes * 60_000).toISOString();
const span = (from: number, length: number): Span => ({ startISO: at(from), endISO: at(from + length) });

/** A day and a half of availability, bookings and hidden times, on or off the half hour. */
const days = fc.record({
  hours: fc.uniqueArray(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: 8 }),
  booked: fc.uniqueArray(fc.integer({ min: 0, max: 71 }), { maxLength: 6 }),
  next: fc.integer({ min: 0, max: 71 }),
  hidden: fc.array(fc.tuple(fc.integer({ min: -60, max: 2_100 }), fc.integer({ min: 1, max: 400 })), { maxLength: 3 }),
  noticeHours: fc.constantFrom(...noticeChoices.filter((hours) => hours <= 24)),
  keepsHalfHour: fc.boolean(),
});

/** Stored search data of a specialist: first free time and all free half hours. */
async function kept(specialistId: string): Promise<{ from: string | null; places: number[] }> {
  const row = await db
    .selectFrom('specialist_specialties')
    .select((x) => [x.cast<string>('free_from', 'text').as('from'), x.cast<string>('free_halves', 'text').as('halves')])
    .where('specialist_id', '=', specialistId)
    .executeTakeFirstOrThrow();
  return {
    from: row.from === 'infinity' ? null : row.from === '-infinity' ? 'unknown' : new Date(row.from).toISOString(),
    places: row.halves.split('').flatMap((bit, place) => (bit === '1' ? [place] : [])),
  };
}

it('SQL and triggers keep exactly the slots that the rule offers', async () => {
  await fc.assert(
    fc.asyncProperty(days, async ({ hours, booked, next, hidden, noticeHours, keepsHalfHour }) => {
      // Two hours each without touching, because touching blocks are joined on save.
      const blocks = hours.map((hour) => span(hour * 120 + 7, 106));
      const specialist = await aSpecialist(db, { specialty: newId('specialty'), blocks });
      const { specialistId } = specialist;
      const busy = booked.map((half) => ({ startISO: at(half * 30) }));
      const patient = await aPatient(db);
      for (const { startISO } of busy) await aBooking(db, { patient, specialist, startISO });
      const away = hidden.map(([from, length]) => span(from, length));
      for (const { startISO: start_at, endISO: end_at } of away) {
        const row = { id: newId('tof'), specialist_id: specialistId, calendar_id: null, start_at, end_at };
        await db
          .insertInto('hidden_times')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const rules = { noticeHours, keepsHalfHour };
      await db
        .updateTable('specialists')
        .set({ notice_hours: noticeHours, keeps_half_hour: keepsHalfHour })
        .where('id', '=', specialistId)
        .execute();
      const free = (changes: Partial<FreeSlotsInput> = {}): string[] =>
        freeSlots({ blocks, busy, hidden: away, rules, now, days: 30, ...changes }).map(({ startISO }) => startISO);
      // The bits leave a longer notice to the reader.
      const places = (changes?: Partial<FreeSlotsInput>): number[] =>
        free({ rules: { ...rules, noticeHours: 1 }, ...changes })
          .map((startISO) => placeInRing(Date.parse(startISO)))
          .toSorted((a, b) => a - b);
      // Ranking looks two minutes ahead.
      const soonest = free({ now: new Date(now.getTime() + 2 * 60_000) })[0] ?? null;
      await runJobs(api.services);
      expect(await kept(specialistId)).toEqual({ from: soonest, places: places() });

      if (booked.includes(next)) return;
      const startISO = at(next * 30);
      await aBooking(db, { patient, specialist, startISO });
      expect((await kept(specialistId)).places).toEqual(places({ busy: [...busy, { startISO }] }));
    }),
    { numRuns: 25 },
  );
});

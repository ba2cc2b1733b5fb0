import { isWanted, sydney, type PartOfDay, type Sort } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { aBooking } from '../testing/bookings.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { withDatabase } from '../testing/test-database.ts';
import { rankedSpecialists } from './ranked.ts';
import { refreshFreeFrom } from './refresh-free-from.ts';

const { db } = await withDatabase();
const half = 30 * 60_000;
// Tuesday 2026-12-01, 11:00 in Sydney.
const start = Date.parse('2026-12-01T00:00:00.000Z');
const specialty = newId('specialty');
const limit = 30;

/** More than are looked at first, every eighth of the practice; each free at three times of the next four days. */
const people = await Promise.all(
  Array.from({ length: 280 }, async (_, n) => {
    const times = [0, 1, 2].map((nth) => start + half * (2 + ((n * 37 + nth * 71 + n * nth) % 190)));
    const slots = [...new Set(times)].map((time) => new Date(time).toISOString());
    const practice = n % 8 === 0;
    const name = `Dr ${String(n).padStart(3, '0')}`;
    const profileType = practice ? 'EUCA_MD' : 'SOLO';
    return { ...(await aSpecialist(db, { specialty, name, slots, profileType })), name, practice, slots };
  }),
);

interface SearchQuery {
  part: PartOfDay;
  sort: Sort;
  now: Date;
}

/** The plain rule: practice first when featured, then first matching time, then name. */
function expected({ part, sort, now }: SearchQuery): string[] {
  const lead = now.getTime() + 60 * 60_000;
  return people
    .map(({ name, practice, slots }) => {
      const fitting = slots.filter((iso) => Date.parse(iso) >= lead && isWanted(iso, { zone: sydney, part }));
      return { name, practice: sort === 'featured' && practice, first: fitting.toSorted()[0] };
    })
    .filter((one): one is typeof one & { first: string } => one.first !== undefined)
    .toSorted((a, b) => Number(b.practice) - Number(a.practice) || order(a.first, b.first) || order(a.name, b.name))
    .slice(0, limit)
    .map(({ name }) => name);
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

async function found({ part, sort, now }: SearchQuery): Promise<string[]> {
  const place = { profession: 'doctor', specialty, state: undefined } as const;
  const rows = await rankedSpecialists(db, place, { limit, now, sort, filters: { part } });
  return rows.map(({ name }) => name);
}

async function lookUpAll(now: Date): Promise<void> {
  while ((await refreshFreeFrom({ db, now: () => now })) > 0);
}

/** Includes one minute before a half hour, which the job run has already handled. */
const moments = [0, 29, 30, 9 * 60 + 15, 26 * 60].map((minutes) => new Date(start + minutes * 60_000));
const sorts: readonly Sort[] = ['featured', 'soonest'];
const parts: readonly PartOfDay[] = ['morning', 'afternoon', 'evening'];

describe('a search by hours with more matches than one lookup', () => {
  it('returns what the plain rule returns, in its order, however late the job run is', async () => {
    for (const now of moments)
      for (const sort of sorts)
        for (const part of parts) {
          const asked = { part, sort, now };
          expect(await found(asked), `${part}, ${sort}, ${now.toISOString()}, before the job run`).toEqual(
            expected(asked),
          );
          await lookUpAll(now);
          expect(await found(asked), `${part}, ${sort}, ${now.toISOString()}`).toEqual(expected(asked));
        }
  });

  it('looks up specialists booked in the meantime', async () => {
    const now = new Date(Math.max(...moments.map(Number)));
    const asked = { part: 'morning', sort: 'featured', now } as const;
    await lookUpAll(now);
    const [soonest] = expected(asked);
    const person = people.find(({ name }) => name === soonest);
    if (!person) throw new Error('Somebody is free in a morning.');
    for (const startISO of person.slots.splice(0))
      await aBooking(db, { patient: await aPatient(db), specialist: person, startISO });
    expect(expected(asked)).not.toContain(soonest);
    expect(await found(asked)).toEqual(expected(asked));
  });
});

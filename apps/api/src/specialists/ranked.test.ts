import { beforeEach, describe, expect, it } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { newId } from '../db/new-id.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { withDatabase } from '../testing/test-database.ts';
import { rankedSpecialists } from './ranked.ts';
import { refreshFreeFrom } from './refresh-free-from.ts';

const { db } = await withDatabase();
const patient = await aPatient(db);
const start = new Date('2026-12-01T00:00:00.000Z');
const slots = ['2026-12-02T00:00:00.000Z', '2026-12-03T00:00:00.000Z', '2026-12-04T00:00:00.000Z'] as const;

let specialty = '';
beforeEach(() => {
  specialty = newId('specialty');
});

async function search(now: Date, limit = 30): Promise<string[]> {
  const rows = await rankedSpecialists(db, { profession: 'doctor', specialty, state: undefined }, { limit, now });
  return rows.map(({ name }) => name);
}

async function sweepAll(now: Date): Promise<void> {
  while ((await refreshFreeFrom({ db, now: () => now })) > 0);
}

/** Results before and after the job run, which must be equal. */
async function order(now = start): Promise<string[]> {
  const before = await search(now);
  await sweepAll(now);
  expect(await search(now)).toEqual(before);
  return before;
}
const specialist = (name: string, free: readonly string[]) => aSpecialist(db, { name, specialty, slots: free });
const addBlock = (id: string, startISO: string) =>
  db
    .insertInto('availability_blocks')
    .values({
      id: newId('avb'),
      specialist_id: id,
      start_at: startISO,
      end_at: new Date(Date.parse(startISO) + 1_800_000),
    })
    .execute();

describe('the order of search follows', () => {
  it('the time: a slot that has passed no longer counts', async () => {
    await specialist('First', [slots[0], slots[2]]);
    await specialist('Second', [slots[1]]);
    expect(await order()).toEqual(['First', 'Second']);
    expect(await order(new Date('2026-12-01T23:30:00.000Z'))).toEqual(['Second', 'First']);
  });

  it('a booking, one in progress, and its cancellation', async () => {
    const first = await specialist('First', [slots[0], slots[2]]);
    await specialist('Second', [slots[1]]);
    expect(await order()).toEqual(['First', 'Second']);
    const { bookingId } = await aBooking(db, { patient, specialist: first, startISO: slots[0], status: 'CLAIMED' });
    expect(await order()).toEqual(['Second', 'First']);
    await db.updateTable('bookings').set({ status: 'CONFIRMED' }).where('id', '=', bookingId).execute();
    expect(await order()).toEqual(['Second', 'First']);
    await db.updateTable('bookings').set({ status: 'CANCELLED' }).where('id', '=', bookingId).execute();
    expect(await order()).toEqual(['First', 'Second']);
  });

  it('an abandoned claim', async () => {
    const first = await specialist('First', [slots[0]]);
    await specialist('Second', [slots[1]]);
    const { bookingId } = await aBooking(db, { patient, specialist: first, startISO: slots[0], status: 'CLAIMED' });
    expect(await order()).toEqual(['Second', 'First']);
    await db.deleteFrom('bookings').where('id', '=', bookingId).execute();
    expect(await order()).toEqual(['First', 'Second']);
  });

  it('availability that is added, moved and removed', async () => {
    const [first, second] = [await specialist('First', [slots[1]]), await specialist('Second', [slots[2]])];
    expect(await order()).toEqual(['First', 'Second']);
    await addBlock(second.specialistId, slots[0]);
    expect(await order()).toEqual(['Second', 'First']);
    await db
      .updateTable('availability_blocks')
      .set({ start_at: '2026-12-09T00:00:00.000Z', end_at: '2026-12-09T00:30:00.000Z' })
      .where('specialist_id', '=', second.specialistId)
      .execute();
    expect(await order()).toEqual(['First', 'Second']);
    await db.deleteFrom('availability_blocks').where('specialist_id', '=', first.specialistId).execute();
    expect(await order()).toEqual(['Second', 'First']);
  });

  it('the specialist: joining the practice, a new name, a revoked approval', async () => {
    const [first, second] = [await specialist('First', [slots[0]]), await specialist('Second', [slots[1]])];
    expect(await order()).toEqual(['First', 'Second']);
    await db
      .updateTable('specialists')
      .set({ profile_type: 'EUCA_MD', name: 'Second of the practice' })
      .where('id', '=', second.specialistId)
      .execute();
    expect(await order()).toEqual(['Second of the practice', 'First']);
    await db.updateTable('specialists').set({ approved: false }).where('id', '=', first.specialistId).execute();
    expect(await order()).toEqual(['Second of the practice']);
  });
});

it('search order is right after simultaneous changes and searches', async () => {
  const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => specialist(name, slots)));
  const booked = async (specialistId: string, startISO: string) =>
    aBooking(db, { patient: await aPatient(db), specialist: { specialistId }, startISO });
  const changes = people.flatMap(({ specialistId }) => [
    booked(specialistId, slots[0]),
    booked(specialistId, slots[1]),
    search(start),
    sweepAll(start),
  ]);
  await Promise.all(changes);
  const last = await specialist('E', [slots[1]]);
  expect(await order()).toEqual(['E', 'A', 'B', 'C', 'D']);
  await booked(last.specialistId, slots[1]);
  expect(await order()).toEqual(['A', 'B', 'C', 'D', 'E']);
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { inTransaction } from '../db/transaction.ts';
import { aBooking } from '../testing/bookings.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
const startISO = '2026-12-08T00:00:00.000Z';
const endISO = '2026-12-08T08:00:00.000Z';

const many = `
  insert into users (id, email) select 'usr_' || n, n || '@many.example.com' from generate_series(1, 300) n;
  insert into specialists (id, user_id, name, profession, profile_type, city, state)
    select 'spc_' || n, 'usr_' || n, 'Dr ' || n, 'doctor', 'SOLO', 'Perth', 'WA' from generate_series(1, 300) n;
  insert into specialist_specialties (specialist_id, profession, specialty)
    select 'spc_' || n, 'doctor', 'Cardiology' from generate_series(1, 300) n;`;

/** Six specialties, so six ranking rows change together. */
async function aVersatileSpecialist(): Promise<{ id: string; bookingId: string }> {
  const { db, pool } = database;
  await pool.query(many);
  const specialist = await aSpecialist(db, { specialty: 'Urology' });
  const { specialistId: id } = specialist;
  for (const specialty of ['Rheumatology', 'Nephrology', 'Geriatric Medicine', 'Dermatology', 'Cardiology'])
    await db
      .insertInto('specialist_specialties')
      .values({ specialist_id: id, profession: 'doctor', specialty })
      .execute();
  await pool.query('analyze specialist_specialties');
  const { bookingId } = await aBooking(db, { patient: await aPatient(db), specialist, startISO });
  return { id, bookingId };
}

const times = (count: number, work: () => Promise<unknown>) => async (): Promise<void> => {
  for (let time = 0; time < count; time += 1) await work();
};

describe.skipIf(inject('database').engine !== 'postgres')('the ranking columns of search', () => {
  beforeAll(async () => void (database = await createDatabase()));
  afterAll(() => database.close());

  it('are locked in one order by every change of availability: no deadlock', async () => {
    const { db } = database;
    const { id, bookingId } = await aVersatileSpecialist();
    const block = { specialist_id: id, start_at: startISO, end_at: endISO };
    const save = () =>
      inTransaction(db, async (t) => {
        await t.deleteFrom('availability_blocks').where('specialist_id', '=', id).execute();
        await t
          .insertInto('availability_blocks')
          .values({ ...block, id: newId('avb') })
          .execute();
      });
    const turn = (status: 'CANCELLED' | 'CONFIRMED') =>
      db.updateTable('bookings').set({ status }).where('id', '=', bookingId).execute();
    const cancel = () => turn('CANCELLED').then(() => turn('CONFIRMED'));
    await Promise.all([save, save, save, cancel, cancel, cancel].map((change) => times(30, change)()));
    const [row] = await db.selectFrom('bookings').select('start_at').where('id', '=', bookingId).execute();
    expect(row?.start_at.toISOString()).toBe(startISO);
  });
});

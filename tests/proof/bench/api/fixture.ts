import type { Database } from '../../../../apps/api/src/db/open.ts';
import { refreshFreeFrom } from '../../../../apps/api/src/specialists/refresh-free-from.ts';
import { fillLarge, largePatient, largeSpecialist } from '../../../../apps/api/src/testing/large.ts';
import type { LargeSize } from '../../../../apps/api/src/testing/large-size.ts';
import { calls, type MakeRequest, type MeasuredCall } from './calls.ts';
import { fillRows } from './rows.ts';

const large: LargeSize = {
  specialists: 100_000,
  crowd: 50_000,
  patients: 100_000,
  selections: 200_000,
  busy: 10,
  bookingsOfOne: 5_000,
  records: 200_000,
};

export async function fillDatabase(
  database: Database,
  { fresh, isLarge }: { fresh: number; isLarge: boolean },
): Promise<void> {
  const now = new Date();
  await fillRows(database, fresh);
  if (isLarge) await fillLarge(database.pool, large, now);
  // Jobs do not run during measurements, so their backlog is cleared first.
  while ((await refreshFreeFrom({ db: database.db, now: () => now })) > 0);
}

/** In the large database, lists are those of people with 5,000 bookings each. */
export const callsIn = (isLarge: boolean): Readonly<Record<MeasuredCall, MakeRequest>> => {
  const ofTheBusy =
    (people: (n: number) => { userId: string }): MakeRequest =>
    (n) => ({ user: people(n % large.busy).userId });
  const lists = {
    mySelections: ofTheBusy(largePatient),
    incomingSelections: ofTheBusy(largeSpecialist),
    myAppointments: ofTheBusy(largeSpecialist),
  };
  return isLarge ? { ...calls, ...lists } : calls;
};

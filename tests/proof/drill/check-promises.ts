import type { Db, Row } from '../../../apps/api/src/db/schema.ts';
import type { Promises } from './promises.ts';

interface StoredRows {
  selections: ReadonlyMap<string, Pick<Row<'selections'>, 'patient_id' | 'submitted_at' | 'state' | 'deleted_at'>>;
  bookings: readonly Pick<
    Row<'bookings'>,
    'selection_id' | 'specialist_id' | 'reschedule_id' | 'status' | 'cancelled_by'
  >[];
  candidates: readonly Pick<Row<'candidates'>, 'selection_id' | 'specialist_id' | 'status'>[];
}

/** Promised results (2xx) that the database does not have. */
export async function checkPromises(db: Db, promises: Promises): Promise<string[]> {
  const rows = await db.selectFrom('selections').selectAll().execute();
  const kept = {
    selections: new Map(rows.map((row) => [row.id, row])),
    bookings: await db.selectFrom('bookings').selectAll().execute(),
    candidates: await db.selectFrom('candidates').selectAll().execute(),
  };
  const versions = await db.selectFrom('specialists').select(['id', 'availability_version']).execute();
  const broken = brokenOf(promises, kept);
  for (const { id, availability_version: version } of versions) {
    const saved = promises.saved.get(id) ?? 0;
    if (version < saved) broken.push(`availability of ${id} was saved as ${saved}, and is ${version}`);
  }
  return broken;
}

export function brokenOf(promises: Promises, kept: StoredRows): string[] {
  // A time reserved for a reschedule is an extra booking of the same request, and was not promised.
  const bookings = kept.bookings.filter(({ reschedule_id }) => reschedule_id === null);
  return [
    ...brokenOfSpecialists(promises, { ...kept, bookings }),
    ...brokenOfPatients(promises, { ...kept, bookings }),
  ];
}

function brokenOfPatients(promises: Promises, { selections, bookings }: StoredRows): string[] {
  const broken: string[] = [];
  for (const [id, patient] of promises.made)
    if (selections.get(id)?.patient_id !== patient) broken.push(`request ${id} was made, and is not there`);
  for (const id of promises.sent)
    if (!selections.get(id)?.submitted_at) broken.push(`request ${id} was paid, and was not sent`);
  for (const id of promises.withdrawn) {
    const live = bookings.some((booking) => booking.selection_id === id && booking.status !== 'CANCELLED');
    const state = selections.get(id)?.state;
    if (live || state !== 'CANCELLED') broken.push(`request ${id} was withdrawn, and is ${live ? 'booked' : state}`);
  }
  for (const id of promises.deleted)
    if (!selections.get(id)?.deleted_at) broken.push(`request ${id} was deleted, and is not`);
  return broken;
}

function brokenOfSpecialists(promises: Promises, { bookings, candidates }: StoredRows): string[] {
  const broken: string[] = [];
  for (const [id, winners] of promises.accepted) {
    if (winners.size > 1) broken.push(`request ${id}: ${winners.size} specialists were told that they are booked`);
    for (const specialistId of winners) {
      const booking = bookings.find((one) => one.selection_id === id && one.specialist_id === specialistId);
      const stands = booking?.status === 'CONFIRMED' || (booking?.status === 'CANCELLED' && promises.undoing.has(id));
      if (!stands)
        broken.push(
          `request ${id} was accepted by ${specialistId}, and its booking is ${booking?.status ?? 'not there'}`,
        );
    }
  }
  for (const [id, specialists] of promises.declined)
    for (const specialistId of specialists) {
      const candidate = candidates.find((one) => one.selection_id === id && one.specialist_id === specialistId);
      if (candidate?.status !== 'DECLINED')
        broken.push(`request ${id} was declined by ${specialistId}, who is ${candidate?.status}`);
    }
  for (const [id, by] of promises.cancelled) {
    const booking = bookings.find((one) => one.selection_id === id);
    const byThem = by === 'both' || booking?.cancelled_by === by;
    if (booking?.status !== 'CANCELLED' || !byThem)
      broken.push(`appointment ${id} was cancelled by ${by}, and is ${booking?.status} by ${booking?.cancelled_by}`);
  }
  return broken;
}

import type { Db, Row } from '../db/schema.ts';

type OfferIds = Pick<Row<'offers'>, 'id' | 'selection_id' | 'specialist_id' | 'patient_id'>;

/** Taken times in ms for many offers in one query. Ignores the patient's holds on the same request. */
export async function takenTimes(
  db: Db,
  offers: readonly OfferIds[],
  starts: readonly Date[],
): Promise<(offer: OfferIds) => ReadonlySet<number>> {
  if (starts.length === 0) return () => new Set();
  const specialists = offers.map(({ specialist_id }) => specialist_id);
  const patients = offers.map(({ patient_id }) => patient_id);
  const rows = await db
    .selectFrom('bookings')
    .select(['start_at', 'specialist_id', 'patient_id', 'offer_id', 'selection_id'])
    .where('start_at', 'in', starts)
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .where((row) => row.or([row('specialist_id', 'in', specialists), row('patient_id', 'in', patients)]))
    .execute();
  return (offer) => {
    const others = rows.filter((row) => {
      if (row.specialist_id === offer.specialist_id) return row.offer_id !== offer.id;
      return row.patient_id === offer.patient_id && row.selection_id !== offer.selection_id;
    });
    return new Set(others.map(({ start_at }) => start_at.getTime()));
  };
}

import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { releaseCharges } from '../ledger/charges.ts';
import { closeIfNobodyIsLeft } from './close.ts';
import { acceptanceFeeOf } from '../bookings/fees.ts';
import { lockSelections } from '../bookings/lock.ts';

type Place = Pick<Row<'bookings'>, 'selection_id' | 'specialist_id' | 'patient_id' | 'start_at'>;

/** Locks the booking's selection and its rivals; returns the rivals. The patient is locked before. */
export async function lockWithRivals(t: Tx, booking: Place): Promise<Row<'selections'>[]> {
  const rivals = await rivalSelections(t, booking);
  const locked = await lockSelections(t, [booking.selection_id, ...rivals]);
  return locked.filter(({ id }) => id !== booking.selection_id);
}

export async function loseToBooking(
  t: Tx,
  { booking, rivals, now }: { booking: Place; rivals: readonly Row<'selections'>[]; now: Date },
): Promise<void> {
  for (const rival of rivals) await loseSlot(t, { rival, booking, now });
}

async function rivalSelections(t: Tx, booking: Place): Promise<string[]> {
  const rows = await t
    .selectFrom('candidates as c')
    .innerJoin('selections as s', 's.id', 'c.selection_id')
    .select('s.id')
    .where((row) =>
      row.or([row('c.specialist_id', '=', booking.specialist_id), row('c.patient_id', '=', booking.patient_id)]),
    )
    .where('c.start_at', '=', booking.start_at)
    .where('c.status', '=', 'PENDING')
    .where('s.state', '=', 'OPEN')
    .where('s.id', '<>', booking.selection_id)
    .execute();
  return rows.map(({ id }) => id);
}

interface Loss {
  rival: Row<'selections'>;
  booking: Place;
  now: Date;
}

async function loseSlot(t: Tx, { rival, booking, now }: Loss): Promise<void> {
  const lost = await t
    .updateTable('candidates')
    .set({ status: 'LOST', decided_at: now })
    .where('selection_id', '=', rival.id)
    .where((row) =>
      row.or([row('specialist_id', '=', booking.specialist_id), row('patient_id', '=', booking.patient_id)]),
    )
    .where('start_at', '=', booking.start_at)
    .where('status', '=', 'PENDING')
    .returning('id')
    .execute();
  await releaseCharges(t, { subjects: lost.map(({ id }) => acceptanceFeeOf(id).subject), now });
  const email = rival.patient_id === booking.patient_id ? 'bookedElsewhere' : 'nobodyAccepted';
  await closeIfNobodyIsLeft(t, rival, { email, now });
}

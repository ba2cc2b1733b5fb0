import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';

export async function bookedOnOtherSide(
  t: Tx,
  { specialist_id, patient_id, start_at }: Pick<Row<'bookings'>, 'specialist_id' | 'patient_id' | 'start_at'>,
): Promise<'patient' | 'specialist' | null> {
  const booked = await t
    .selectFrom('bookings')
    .select('patient_id')
    .where((row) =>
      row.or([
        row('patient_id', '=', row.selectFrom('specialists').select('user_id').where('id', '=', specialist_id)),
        row('specialist_id', '=', row.selectFrom('specialists').select('id').where('user_id', '=', patient_id)),
      ]),
    )
    .where('start_at', '=', start_at)
    .where('status', '=', 'CONFIRMED')
    .executeTakeFirst();
  if (!booked) return null;
  const owner = await t.selectFrom('specialists').select('user_id').where('id', '=', specialist_id).executeTakeFirst();
  return booked.patient_id === owner?.user_id ? 'specialist' : 'patient';
}

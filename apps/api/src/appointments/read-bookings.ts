import type { Db } from '../db/schema.ts';

export type BookingRow = Awaited<ReturnType<typeof readBookings>>[number];

/** Confirmed bookings of a patient or a specialist that start at or after `from`, soonest first, with both parties. */
export async function readBookings(
  db: Db,
  who: { type: 'patient'; userId: string } | { type: 'specialist'; specialistId: string },
  from: Date,
) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('selections as sel', 'sel.id', 'b.selection_id')
    .innerJoin('specialists as s', 's.id', 'b.specialist_id')
    .innerJoin('users as u', 'u.id', 'b.patient_id')
    .leftJoin('patient_profiles as p', 'p.user_id', 'b.patient_id')
    .where('b.status', '=', 'CONFIRMED')
    .where('b.start_at', '>=', from)
    .where(
      who.type === 'patient' ? 'b.patient_id' : 'b.specialist_id',
      '=',
      who.type === 'patient' ? who.userId : who.specialistId,
    )
    .select(['b.start_at as startAt', 'b.end_at as endAt', 'b.fee_cents as feeCents', 'b.patient_id as patientId'])
    .select(['sel.id as selectionId', 'sel.profession', 'sel.specialty', 'sel.reason', 's.name as specialistName'])
    .select(['u.name as patientName', 'u.email as patientEmail'])
    .select(['p.phone', 'p.gender', 'p.dob', 'p.medicare_or_ihi_sealed as sealed'])
    .select(['p.street', 'p.suburb', 'p.state', 'p.postal_code as postalCode'])
    .orderBy('b.start_at')
    .orderBy('b.id')
    .execute();
}

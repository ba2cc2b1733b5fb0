import { actedBy, limits, type Notifications } from '@tele/core';
import { sql } from 'kysely';
import { orClinicDetail } from '../db/clinic-detail.ts';
import type { Db } from '../db/schema.ts';
import type { Hearer } from './version.ts';

export interface BookedRow {
  bookingId: string;
  item: Notifications['appointments'][number];
}

export async function readAppointmentNews(db: Db, who: Hearer, now: Date): Promise<BookedRow[]> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('selections as sel', 'sel.id', 'b.selection_id')
    .innerJoin('specialists as s', 's.id', 'b.specialist_id')
    .innerJoin('users as u', 'u.id', 'b.patient_id')
    .leftJoin('people as q', 'q.id', 'sel.person_id')
    .select(['b.id', 'b.start_at', 'b.end_at', 'b.offer_id', 'b.selection_id', 'b.created_at'])
    .select(['sel.kind', 'sel.profession', 'sel.specialty', 's.name as specialist', 'q.name as person'])
    .select(orClinicDetail('u.name', 'name', 'sel').as('booker'))
    .where('b.status', '=', sql<'CONFIRMED'>`'CONFIRMED'`)
    .where('b.start_at', '>', new Date(now.getTime() - limits.appointmentMinutes * 60_000))
    .where(
      who.side === 'patient' ? 'b.patient_id' : 'b.specialist_id',
      '=',
      who.side === 'patient' ? who.userId : who.specialistId,
    )
    .orderBy('b.start_at')
    .orderBy('b.id')
    .limit(limits.maxNotifications)
    .execute();
  return rows.map((row) => ({
    bookingId: row.id,
    item: {
      id: row.offer_id ?? row.selection_id,
      selectionId: row.selection_id,
      own: actedBy({ type: 'booking', kind: row.kind }) === who.side,
      whenISO: row.start_at.toISOString(),
      endISO: row.end_at.toISOString(),
      profession: row.profession,
      specialty: row.specialty,
      counterpart: (who.side === 'patient' ? row.specialist : (row.person ?? row.booker)) ?? '',
      bookedAt: row.created_at.toISOString(),
    },
  }));
}

import { orClinicDetail } from '../db/clinic-detail.ts';
import type { Db } from '../db/schema.ts';
import type { People } from '../emails/layout/people.ts';
import type { BookedEntry } from './calendar-attachment.ts';
import { licencesOf, registrationsOf } from '../licences/registrations.ts';
import { meetingOf } from './read.ts';

export interface Booked extends BookedEntry {
  people: People;
  status: 'CLAIMED' | 'CONFIRMED' | 'CANCELLED';
  feeCents: number;
  isForOther: boolean;
}

const bookedOf = (db: Db) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('selections as r', 'r.id', 'b.selection_id')
    .innerJoin('specialists as s', 's.id', 'b.specialist_id')
    .innerJoin('users as u', 'u.id', 'b.patient_id')
    .leftJoin('people as q', 'q.id', 'r.person_id')
    .leftJoin('specialist_meetings as m', 'm.specialist_id', 'b.specialist_id')
    .select(['s.name as specialistName', 'q.name as personName', 'u.deleted_at'])
    .select(orClinicDetail<string>('u.name', 'name', 'r').as('bookerName'))
    .select(['b.selection_id', 'b.offer_id', 'b.start_at', 'b.end_at', 'b.sequence', 'b.status', 'b.fee_cents'])
    .select(['r.profession', 'r.person_id', 'm.way', 'm.video_url', 'm.instructions'])
    .select(licencesOf('b.specialist_id').as('licences'));

type BookingRow = Awaited<ReturnType<ReturnType<typeof bookedOf>['execute']>>[number];

const viewOf = async (row: BookingRow): Promise<Booked> => ({
  selectionId: row.selection_id,
  offerId: row.offer_id,
  profession: row.profession,
  startAt: row.start_at,
  endAt: row.end_at,
  sequence: row.sequence,
  status: row.status,
  feeCents: row.fee_cents,
  isForOther: row.person_id !== null,
  people: {
    specialistName: row.specialistName,
    patientName: row.deleted_at === null ? (row.personName ?? row.bookerName) : null,
    bookedFor: row.personName,
    registrations: await registrationsOf(row.profession, row.licences),
  },
  meeting: meetingOf(row),
});

export async function bookedBySelection(db: Db, selectionId: string): Promise<Booked | undefined> {
  const row = await bookedOf(db)
    .where('b.selection_id', '=', selectionId)
    .where('b.status', '<>', 'CLAIMED')
    .orderBy('b.created_at', 'desc')
    .executeTakeFirst();
  return row && viewOf(row);
}

export async function bookedById(db: Db, id: string): Promise<Booked | undefined> {
  const row = await bookedOf(db).where('b.id', '=', id).executeTakeFirst();
  return row && viewOf(row);
}

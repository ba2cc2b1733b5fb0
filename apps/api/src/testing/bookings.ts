import type { ProfessionId } from '@tele/core';
import { newId } from '../db/new-id.ts';
import type { Db } from '../db/schema.ts';
import { encryptRow } from '../encryption/rows.ts';
import { testConfig } from './test-config.ts';

export interface BookingGiven {
  patient: { userId: string };
  specialist: { specialistId: string };
  startISO: string;
  status?: 'CLAIMED' | 'CONFIRMED' | 'CANCELLED';
  feeCents?: number;
  profession?: ProfessionId;
  specialty?: string;
  reason?: string | null;
}

export async function aBooking(db: Db, given: BookingGiven): Promise<{ selectionId: string; bookingId: string }> {
  const selectionId = newId('sel');
  const candidateId = newId('cnd');
  const bookingId = newId('bkg');
  const start = new Date(given.startISO);
  const status = given.status ?? 'CONFIRMED';
  const feeCents = given.feeCents ?? 25_000;
  await db
    .insertInto('selections')
    .values({
      id: selectionId,
      patient_id: given.patient.userId,
      profession: given.profession ?? 'doctor',
      specialty: given.specialty ?? 'Gastroenterology & Hepatology',
      ...encryptRow(testConfig().fieldKeys, { table: 'selections', id: selectionId }, { reason: given.reason ?? null }),
      fee_cap_cents: null,
      any_fee: true,
      state: status === 'CLAIMED' ? 'OPEN' : status === 'CANCELLED' ? 'CANCELLED' : 'BOOKED',
      payment_status: status === 'CLAIMED' ? 'requires_capture' : 'succeeded',
      submitted_at: start,
      expires_at: start,
      ended_because: status === 'CANCELLED' ? 'booking-cancelled' : null,
      deleted_at: null,
    })
    .execute();
  await db
    .insertInto('candidates')
    .values({
      id: candidateId,
      selection_id: selectionId,
      specialist_id: given.specialist.specialistId,
      patient_id: given.patient.userId,
      start_at: start,
      status: status === 'CLAIMED' ? 'PENDING' : 'ACCEPTED',
      fee_cents: feeCents,
      decided_at: status === 'CLAIMED' ? null : new Date(start.getTime() - 2 * 24 * 60 * 60_000),
    })
    .execute();
  await db
    .insertInto('bookings')
    .values({
      id: bookingId,
      selection_id: selectionId,
      candidate_id: candidateId,
      specialist_id: given.specialist.specialistId,
      patient_id: given.patient.userId,
      start_at: start,
      end_at: new Date(start.getTime() + 1_800_000),
      fee_cents: feeCents,
      status,
      cancelled_by: status === 'CANCELLED' ? 'patient' : null,
      claimed_until: start,
    })
    .execute();
  return { selectionId, bookingId };
}

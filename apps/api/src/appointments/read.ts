import { visibleFields, wordingOf, type PersonalField } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { medicarePlace, unseal } from '../db/seal.ts';
import type { Ctx } from '../http/context.ts';
import { writeAudit } from '../http/write-audit.ts';
import type { BookingRow, Who } from './read-bookings.ts';

type Appointment = Answer<'myAppointments'>['items'][number];

/**
 * Appointments as one side of them reads them. Only their specialist reads the patient's details, and each such read leaves one audit
 * row (product.md 'Privacy').
 */
export async function readAppointments(ctx: Ctx, who: Who, rows: readonly BookingRow[]): Promise<Appointment[]> {
  // The name on file is not shown on a partner's page.
  const named = who.type !== 'patient' || who.through === undefined;
  if (who.type === 'patient')
    return rows.map((row) => appointmentOf(named ? row : { ...row, patientName: null }, null));
  if (rows.length > 0) {
    const subjects = [...new Set(rows.map((row) => row.patientId))];
    await writeAudit(ctx.db, ctx, { action: 'patient-details.read', subjects });
  }
  return rows.map((row) => appointmentOf(row, patientOf(ctx, row)));
}

function appointmentOf(row: BookingRow, patient: Appointment['patient']): Appointment {
  return {
    offerId: row.offerId,
    selectionId: row.offerId === null ? row.selectionId : null,
    chosenSlotISO: row.startAt.toISOString(),
    endISO: row.endAt.toISOString(),
    profession: row.profession,
    specialty: row.specialty,
    title: wordingOf(row.profession).calendarTitle,
    // Nobody is asked yet how they meet.
    meta: null,
    specialistName: row.specialistName,
    patientName: row.patientName ?? '',
    feeCents: row.feeCents,
    reason: row.reason,
    patient,
  };
}

/** What the category lets a specialist see (core/catalogue/visible-fields.ts); what it does not is not even decrypted. */
function patientOf(ctx: Ctx, row: BookingRow): NonNullable<Appointment['patient']> {
  const visible = visibleFields(row.profession);
  const show = <T>(field: PersonalField, value: () => T | null): T | null => (visible.includes(field) ? value() : null);
  return {
    name: row.patientName ?? '',
    email: row.patientEmail,
    phone: row.phone,
    gender: show('gender', () => row.gender),
    dob: show('dob', () => row.dob),
    medicareOrIhi: show('medicareOrIhi', () => openNumber(ctx, row)),
    address: show('address', () => addressOf(row)),
  };
}

function openNumber({ config, log }: Ctx, { sealed, patientId }: BookingRow): string | null {
  try {
    return sealed === null ? null : unseal(config.fieldKeys, sealed, medicarePlace(patientId));
  } catch {
    // One number that cannot be opened must not hide the specialist's day.
    log.error({ userId: patientId }, 'a sealed field cannot be opened');
    return null;
  }
}

function addressOf({ street, suburb, state, postalCode }: BookingRow) {
  return street !== null && state !== null && postalCode !== null ? { street, suburb, state, postalCode } : null;
}

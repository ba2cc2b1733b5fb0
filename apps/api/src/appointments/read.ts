import { meetingLine, visibleFields, wordingOf, type PersonalField } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { Ctx } from '../http/context.ts';
import { writeAudit } from '../http/write-audit.ts';
import { meetingOf } from '../meetings/read.ts';
import { latestReschedules, rescheduleView } from '../bookings/latest-reschedules.ts';
import { addressOf, bookerPhoneOf, dobOf, personPhoneOf, reasonOf } from './open-details.ts';
import { numberForSpecialist } from './masked-number.ts';
import type { BookingRow, BookingSide } from './read-bookings.ts';

type Appointment = Answer<'myAppointments'>['items'][number];

/** Specialists see patient details, with one audit row per read. `patient` is the person booked for. */
export async function readAppointments(
  ctx: Ctx,
  who: BookingSide,
  rows: readonly BookingRow[],
): Promise<Appointment[]> {
  const now = ctx.now();
  const reschedules = await latestReschedules(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const rescheduleOf = ({ id }: BookingRow): Appointment['reschedule'] => {
    const reschedule = reschedules.get(id);
    return reschedule ? rescheduleView(ctx.config.fieldKeys, reschedule, now) : null;
  };
  if (who.side === 'patient') {
    const named = who.through === undefined;
    return rows.map((row) => ({
      ...appointmentOf(ctx, named ? row : { ...row, bookerName: null }, {
        patient: null,
        ownPhone: named ? (personPhoneOf(ctx, row) ?? bookerPhoneOf(ctx, row)) : null,
      }),
      reschedule: rescheduleOf(row),
    }));
  }
  if (rows.length > 0) {
    const ids = rows.flatMap(({ bookerId, personId }) => (personId === null ? [bookerId] : [bookerId, personId]));
    await writeAudit(ctx.db, ctx, { action: 'patient-details.read', subjects: [...new Set(ids)] });
  }
  return rows.map((row) => ({
    ...appointmentOf(ctx, row, { patient: row.deletedAt === null ? patientOf(ctx, row) : null, ownPhone: undefined }),
    reschedule: rescheduleOf(row),
  }));
}

interface ForReader {
  patient: Appointment['patient'];
  ownPhone: string | null | undefined;
}

function appointmentOf(ctx: Ctx, row: BookingRow, { patient, ownPhone }: ForReader): Omit<Appointment, 'reschedule'> {
  const meeting = meetingOf(row);
  const words = wordingOf(row.profession);
  const reader =
    ownPhone === undefined
      ? ({ side: 'specialist', phone: patient?.phone ?? null } as const)
      : ({
          side: 'patient',
          phone: ownPhone,
          called: personPhoneOf(ctx, row) === null ? null : row.personName,
        } as const);
  return {
    offerId: row.offerId,
    selectionId: row.offerId === null ? row.selectionId : null,
    requestId: row.offerId === null ? null : row.selectionId,
    chosenSlotISO: row.startAt.toISOString(),
    endISO: row.endAt.toISOString(),
    profession: row.profession,
    specialty: row.specialty,
    title: words.calendarTitle,
    meta: meetingLine(meeting, { ...reader, client: words.client }),
    meeting,
    sequence: row.sequence,
    specialistName: row.specialistName,
    patientName: row.deletedAt === null ? (row.personName ?? row.bookerName ?? '') : 'Account deleted',
    ...(row.personId !== null && { bookedBy: row.bookerName ?? '' }),
    feeCents: row.feeCents,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    reason: reasonOf(ctx, row),
    patient,
  };
}

function patientOf(ctx: Ctx, row: BookingRow): NonNullable<Appointment['patient']> {
  const visible = visibleFields(row.profession);
  const show = <T>(field: PersonalField, value: () => T | null): T | null => (visible.includes(field) ? value() : null);
  const isOther = row.personId !== null;
  const { number, isMasked } = visible.includes('medicareOrIhi')
    ? numberForSpecialist(ctx, row)
    : { number: null, isMasked: false };
  return {
    name: row.personName ?? row.bookerName ?? '',
    email: row.bookerEmail,
    phone: personPhoneOf(ctx, row) ?? bookerPhoneOf(ctx, row),
    gender: show('gender', () => (isOther ? row.personGender : row.gender)),
    dob: show('dob', () => dobOf(ctx, row)),
    medicareOrIhi: number,
    isNumberMasked: isMasked,
    address: show('address', () => addressOf(ctx, row)),
  };
}

import type { Appointment } from '@tele/core/contract';
import { limits } from '@tele/core';
import { rescheduleOf } from './read-reschedule.ts';
import { addressOf } from './read-person.ts';
import { meetingOf, unnamedSpecialist } from './read-selection.ts';
import { profession } from './read-specialist.ts';
import { after, cents, flag, instant, object, optional, or, sequence, text, tried, type Read } from './read.ts';

const patient = object((raw) => ({
  name: tried(text, 'Patient')(raw['name']),
  email: tried(text, '')(raw['email']),
  phone: tried(text, null)(raw['phone']),
  gender: tried(text, null)(raw['gender']),
  dob: tried(text, null)(raw['dob']),
  medicareOrIhi: tried(text, null)(raw['medicareOrIhi']),
  isNumberMasked: flag(raw['isNumberMasked']),
  address: withSuburb(addressOf(raw['address'])),
}));

const withSuburb = (address: ReturnType<typeof addressOf>) => address && { ...address, suburb: address.suburb ?? null };

/** Appointment (spec section 3): `chosenSlotISO` or `startISO`. Without an end it lasts 30 minutes. */
export const appointment = object((raw) => {
  const of = profession(raw['profession']);
  const chosenSlotISO = instant(raw['chosenSlotISO'] ?? raw['startISO'] ?? raw['slotISO']);
  const seen = or(patient, null)(raw['patient']);
  return {
    offerId: tried(text, null)(raw['offerId']),
    selectionId: tried(text, null)(raw['selectionId']),
    requestId: tried(text, null)(raw['requestId']),
    chosenSlotISO,
    endISO: or(instant, after(chosenSlotISO, limits.appointmentMinutes))(raw['endISO']),
    profession: of,
    specialty: tried(text, '')(raw['specialty']),
    title: tried(text, 'Appointment')(raw['title']),
    meta: tried(text, null)(raw['meta']),
    meeting: meetingOf(raw['meeting']),
    sequence: sequence(raw['sequence']),
    specialistName: tried(text, unnamedSpecialist)(raw['specialistName']),
    patientName: tried(text, seen?.name ?? 'Patient')(raw['patientName']),
    feeCents: cents(raw['feeCents']),
    acceptedAt: tried(instant, null)(raw['acceptedAt']),
    reason: tried(text, null)(raw['reason']),
    patient: seen,
    reschedule: rescheduleOf(raw['reschedule']),
    ...optional(raw, { bookedBy: text }),
  };
}) as Read<Appointment>;

import type { Appointment, AppointmentPatient } from '../contract.ts';
import { endOf } from '../appointment/end-of.ts';
import { wordingOf } from '../catalogue/wording.ts';
import { meetingLine } from '../meeting/meeting-line.ts';
import { aMeeting } from './meeting.ts';

export function anAppointmentPatient(changes: Partial<AppointmentPatient> = {}): AppointmentPatient {
  return {
    name: 'Maeve Tran',
    email: 'maeve.tran@example.com',
    phone: '+61491570156',
    gender: 'Female',
    dob: '1988-03-14',
    medicareOrIhi: '2123456701',
    isNumberMasked: false,
    address: { street: '14 Wattlebird Lane', suburb: 'Katoomba', state: 'NSW', postalCode: '2780' },
    ...changes,
  };
}

/** Tue 24 November 2026, 11:00 am AEDT. With `patient: anAppointmentPatient()` it is the specialist's view. */
export function anAppointment(changes: Partial<Appointment> = {}): Appointment {
  const appointment = {
    offerId: null,
    selectionId: 'sel_8Q2F7K',
    requestId: null,
    chosenSlotISO: '2026-11-24T00:00:00.000Z',
    profession: 'doctor',
    specialty: 'Gastroenterology & Hepatology',
    specialistName: 'Dr Callum Brodie',
    patientName: 'Maeve Tran',
    feeCents: 24_500,
    acceptedAt: changes.offerId == null ? '2026-11-22T23:10:00.000Z' : null,
    reason: 'Ongoing reflux and unexplained weight loss. GP referral dated 12 Nov, bloods done last week.',
    meeting: aMeeting(),
    sequence: 0,
    patient: null,
    reschedule: null,
    ...changes,
  } as const satisfies Partial<Appointment>;
  const phone = appointment.patient?.phone ?? null;
  return {
    title: wordingOf(appointment.profession).calendarTitle,
    meta: meetingLine(appointment.meeting ?? aMeeting(), {
      side: appointment.patient ? 'specialist' : 'patient',
      phone,
      client: wordingOf(appointment.profession).client,
    }),
    ...appointment,
    endISO: endOf(appointment),
  };
}

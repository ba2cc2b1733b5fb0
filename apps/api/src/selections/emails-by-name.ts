import {
  cancelledByYouPatient,
  cancelledByYouSpecialist,
  cancelledBySpecialist,
  patientCancelledKept,
  patientCancelledRefunded,
} from '../emails/appointment-cancelled.ts';
import { patientBooked, specialistBooked } from '../emails/appointment-booked.ts';
import type { EmailContent } from '../emails/layout/write-email.ts';
import { newRequest } from '../emails/new-request.ts';
import { requestCancelled } from '../emails/request-cancelled.ts';
import { requestClosed } from '../emails/request-closed.ts';
import type { RequestFacts } from '../emails/request-facts.ts';
import { requestNotAccepted } from '../emails/request-not-accepted.ts';
import { requestSent } from '../emails/request-sent.ts';

export const emails = {
  received: requestSent,
  newRequest,
  requestWithdrawn: requestCancelled,
  patientBooked,
  specialistBooked,
  nobodyAccepted: requestNotAccepted,
  bookedElsewhere: requestClosed,
  cancelledBySpecialist,
  cancelledByYouSpecialist,
  patientCancelledRefunded,
  patientCancelledKept,
  cancelledByYouPatient,
} as const satisfies Record<string, (facts: RequestFacts) => EmailContent>;

export type EmailName = keyof typeof emails;

export const calendarOf: Partial<Record<EmailName, 'PUBLISH' | 'CANCEL'>> = {
  patientBooked: 'PUBLISH',
  specialistBooked: 'PUBLISH',
  cancelledBySpecialist: 'CANCEL',
  cancelledByYouSpecialist: 'CANCEL',
  patientCancelledRefunded: 'CANCEL',
  patientCancelledKept: 'CANCEL',
  cancelledByYouPatient: 'CANCEL',
};

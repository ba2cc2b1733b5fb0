import { patientBookedAfterOffer, specialistBookedAfterOffer } from '../emails/appointment-booked.ts';
import {
  cancelledBySpecialistAfterOffer,
  cancelledKeptAfterOffer,
  cancelledRefundedAfterOffer,
  patientCancelledKeptAfterOffer,
  patientCancelledRefundedAfterOffer,
  youCancelledAfterOffer,
} from '../emails/appointment-cancelled.ts';
import type { EmailContent } from '../emails/layout/write-email.ts';
import { offerExpiredForPatient, offerExpiredForSpecialist, offerExpiresSoon } from '../emails/offer-expiry.ts';
import type { OfferFacts } from '../emails/offer-facts.ts';
import { offerNotChosen } from '../emails/offer-not-chosen.ts';
import { offerReceived } from '../emails/offer-received.ts';
import { offerWithdrawn } from '../emails/offer-withdrawn.ts';
import { paymentTooLate } from '../emails/payment-too-late.ts';
import { requestCancelledAfterOffer } from '../emails/request-cancelled.ts';

interface EmailRule {
  to: 'patient' | 'specialist';
  /** Sent only while the offer can be accepted. */
  whileOpen?: true;
  calendar?: 'PUBLISH' | 'CANCEL';
  write: (facts: OfferFacts) => EmailContent;
}

export const emails = {
  newOffer: { to: 'patient', whileOpen: true, write: offerReceived },
  offerEnding: { to: 'patient', whileOpen: true, write: offerExpiresSoon },
  offerWithdrawn: { to: 'patient', write: offerWithdrawn },
  offerExpiredForPatient: { to: 'patient', write: offerExpiredForPatient },
  offerExpired: { to: 'specialist', write: offerExpiredForSpecialist },
  offerLost: { to: 'specialist', write: offerNotChosen },
  requestWithdrawn: { to: 'specialist', write: requestCancelledAfterOffer },
  paidTooLate: { to: 'patient', write: paymentTooLate },
  patientBooked: { to: 'patient', calendar: 'PUBLISH', write: patientBookedAfterOffer },
  specialistBooked: { to: 'specialist', calendar: 'PUBLISH', write: specialistBookedAfterOffer },
  cancelledRefunded: { to: 'patient', calendar: 'CANCEL', write: cancelledRefundedAfterOffer },
  cancelledKept: { to: 'patient', calendar: 'CANCEL', write: cancelledKeptAfterOffer },
  cancelledBySpecialist: { to: 'patient', calendar: 'CANCEL', write: cancelledBySpecialistAfterOffer },
  patientCancelledRefunded: { to: 'specialist', calendar: 'CANCEL', write: patientCancelledRefundedAfterOffer },
  patientCancelledKept: { to: 'specialist', calendar: 'CANCEL', write: patientCancelledKeptAfterOffer },
  youCancelled: { to: 'specialist', calendar: 'CANCEL', write: youCancelledAfterOffer },
} as const satisfies Record<string, EmailRule>;

export type EmailName = keyof typeof emails;

export const emailRule = (name: EmailName): EmailRule => emails[name];

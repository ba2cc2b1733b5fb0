import { capitalise, formatCents } from '@tele/core';
import { appointmentOf, bookerOf, clientOf, patientOf, specialistOf, theirAppointment } from './layout/people.ts';
import { subjectWithTime } from './layout/subject-time.ts';
import type { EmailContent } from './layout/write-email.ts';
import {
  chosenTime,
  fee,
  ifPaid,
  offersLink,
  openRequestLink,
  offerRefundHours,
  type OfferFacts,
} from './offer-facts.ts';
import {
  requestLink,
  requestedTime,
  appointmentLink,
  acceptanceFee,
  acceptanceRefundHours,
  bookingFee,
  type RequestFacts,
} from './request-facts.ts';

export const cancelledBySpecialist = (facts: RequestFacts): EmailContent => ({
  subject: cancelled(facts),
  heading: 'Your appointment was cancelled',
  paragraphs: [
    `We’re sorry, ${specialistOf(facts)} had to cancel ${appointmentOf(facts)} for ${requestedTime(facts)}.`,
    `We’re refunding your ${bookingFee} booking fee to your card. You can pick another time.`,
  ],
  link: requestLink(facts),
});

export const cancelledByYouSpecialist = (facts: RequestFacts): EmailContent => ({
  subject: cancelled(facts),
  heading: 'You cancelled an appointment',
  paragraphs: [
    `Your appointment with ${patientOf(facts)} on ${requestedTime(facts)} is cancelled. People can book that time again if you’re still available then.`,
    `We’ve told the ${clientOf(facts)} and are refunding their ${bookingFee} booking fee.`,
    `Your ${acceptanceFee} acceptance fee is not refunded.`,
  ],
  link: appointmentLink(facts),
});

export const patientCancelledRefunded = (facts: RequestFacts): EmailContent => ({
  subject: cancelled(facts),
  heading: 'An appointment was cancelled',
  paragraphs: [
    `${capitalise(bookerOf(facts))} cancelled the appointment on ${requestedTime(facts)}. People can book that time again if you’re still available then.`,
    `They cancelled within ${acceptanceRefundHours} of your acceptance, so we’re refunding your ${acceptanceFee} acceptance fee to your card.`,
  ],
  link: appointmentLink(facts),
});

export const patientCancelledKept = (facts: RequestFacts): EmailContent => ({
  subject: cancelled(facts),
  heading: 'An appointment was cancelled',
  paragraphs: [
    `${capitalise(bookerOf(facts))} cancelled the appointment on ${requestedTime(facts)}. People can book that time again if you’re still available then.`,
    `They cancelled more than ${acceptanceRefundHours} after your acceptance, so your ${acceptanceFee} acceptance fee is not refunded.`,
  ],
  link: appointmentLink(facts),
});

export const cancelledByYouPatient = (facts: RequestFacts): EmailContent => ({
  subject: cancelled(facts),
  heading: 'You cancelled an appointment',
  paragraphs: [
    `${theirAppointment(facts)} on ${requestedTime(facts)} is cancelled. The ${bookingFee} booking fee is not refunded.`,
    `You don’t owe ${specialistOf(facts)} anything.`,
  ],
  link: requestLink(facts),
});

export const cancelledBySpecialistAfterOffer = (facts: OfferFacts): EmailContent => ({
  subject: cancelled(facts),
  heading: 'Your appointment was cancelled',
  paragraphs: [
    `We’re sorry, ${specialistOf(facts)} had to cancel ${appointmentOf(facts)} for ${chosenTime(facts)}.`,
    ifPaid(facts, `We’re refunding ${fee(facts)} to your card.`),
    'You can ask for other times.',
  ],
  link: openRequestLink(facts),
});

export const youCancelledAfterOffer = (facts: OfferFacts): EmailContent => ({
  subject: cancelled(facts),
  heading: 'You cancelled an appointment',
  paragraphs: [
    `Your appointment with ${patientOf(facts)} on ${chosenTime(facts)} is cancelled.`,
    `We’ve told the ${clientOf(facts)}.`,
    ifPaid(
      facts,
      `We’re refunding their ${fee(facts)}. We’ll deduct ${formatCents(facts.receivesCents)} from your payouts.`,
    ),
  ],
  link: offersLink(facts),
});

export const patientCancelledRefundedAfterOffer = (facts: OfferFacts): EmailContent => ({
  subject: cancelled(facts),
  heading: 'An appointment was cancelled',
  paragraphs: [
    `${capitalise(bookerOf(facts))} cancelled the appointment on ${chosenTime(facts)}.`,
    ifPaid(
      facts,
      `They cancelled at least ${offerRefundHours} before, so we’re refunding their ${fee(facts)}. We’ll deduct ${formatCents(facts.receivesCents)} from your payouts.`,
    ),
  ],
  link: offersLink(facts),
});

export const patientCancelledKeptAfterOffer = (facts: OfferFacts): EmailContent => ({
  subject: cancelled(facts),
  heading: 'An appointment was cancelled',
  paragraphs: [
    `${capitalise(bookerOf(facts))} cancelled the appointment on ${chosenTime(facts)}.`,
    ifPaid(
      facts,
      `They cancelled less than ${offerRefundHours} before, so you keep the ${formatCents(facts.receivesCents)}.`,
    ),
  ],
  link: offersLink(facts),
});

export const cancelledRefundedAfterOffer = (facts: OfferFacts): EmailContent => ({
  subject: cancelled(facts),
  heading: 'You cancelled an appointment',
  paragraphs: [
    `${theirAppointment(facts)} on ${chosenTime(facts)} is cancelled.`,
    ifPaid(facts, `We’re refunding ${fee(facts)} to your card.`),
  ],
  link: openRequestLink(facts),
});

export const cancelledKeptAfterOffer = (facts: OfferFacts): EmailContent => ({
  subject: cancelled(facts),
  heading: 'You cancelled an appointment',
  paragraphs: [
    `${theirAppointment(facts)} on ${chosenTime(facts)} is cancelled.`,
    ifPaid(facts, `You cancelled less than ${offerRefundHours} before, so the ${fee(facts)} fee is not refunded.`),
  ],
  link: openRequestLink(facts),
});

function cancelled({ slotISO, zone }: Pick<RequestFacts, 'slotISO' | 'zone'>): string {
  return subjectWithTime('Appointment cancelled', slotISO, zone);
}

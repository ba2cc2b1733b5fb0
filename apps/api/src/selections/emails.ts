import {
  capitalise,
  formatCents,
  formatWholeDollars,
  emailTime,
  limits,
  wordingOf,
  type FeeAgreement,
  type ProfessionId,
} from '@tele/core';
import { bookedBlock, inCalendar } from '../mail/booked-block.ts';
import { appointmentOf, patientOf, peopleRows, specialistOf, theirAppointment, type People } from '../mail/people.ts';
import { rowTime, subjectWithTime } from '../mail/subject-time.ts';
import type { EmailContent } from '../mail/write-email.ts';

/** A picked specialist, with the time and their advertised fee. */
export interface AskedSpecialist {
  name: string;
  slotISO: string;
  feeFromCents: number | null;
}

/** No specialty or reason: others read a mailbox. Bodies name people, subjects do not (product.md 'Appointments'). */
export interface Facts extends People {
  /** ISO instant in UTC of the slot or appointment concerned. */
  slotISO: string | null;
  feeCents: number | null;
  /** Sets the words. */
  profession: ProfessionId;
  selectionId: string;
  /** ISO instant in UTC until which specialists can reply; null once closed. */
  answerBy: string | null;
  /** Specialists yet to reply, in the order of their times. */
  candidates: readonly AskedSpecialist[];
  /** The most the patient agreed to pay. */
  agreed: FeeAgreement;
  /** Replies sent with declines, each once. */
  replies: readonly string[];
  /** How both meet, then the instructions; empty when nothing is booked. */
  words: readonly string[];
  /** The reader's. */
  zone: string;
  portalUrl: string;
}

const bookingFee = formatCents(limits.bookingFeeCents);
const acceptanceFee = formatCents(limits.acceptanceFeeCents);
const refundHours = `${limits.acceptanceRefundHours} hours`;

function when({ slotISO, zone }: Facts): string {
  return slotISO ? emailTime(slotISO, zone) : 'the time requested';
}

const until = ({ answerBy, candidates, zone }: Facts): string =>
  answerBy === null
    ? ''
    : ` ${candidates.length === 1 ? 'They have' : 'All of them have'} until ${emailTime(answerBy, zone)} to reply.`;
const booksWith = ({ candidates }: Facts): string =>
  candidates.length === 1 ? 'You’re booked as soon as they accept.' : 'The first one to accept is booked.';
function specialists({ candidates, profession }: Facts): string {
  const { professional, professionals } = wordingOf(profession);
  return candidates.length === 1 ? `1 ${professional}` : `${candidates.length} ${professionals}`;
}
const pickFacts = ({ candidates, zone }: Facts) =>
  candidates.map(({ name, slotISO, feeFromCents }) => {
    const fee = feeFromCents === null ? 'fee not listed' : `from ${formatCents(feeFromCents)}`;
    return { label: name, text: `${rowTime(slotISO, zone)}, ${fee}` };
  });

function mostToPay({ agreed: { feeCapCents, anyFee } }: Facts): string {
  if (anyFee) return 'Any fee';
  if (feeCapCents === null) return 'None agreed';
  return (feeCapCents % 100 === 0 ? formatWholeDollars : formatCents)(feeCapCents);
}

function feeRow({ feeCents, profession }: Facts, payment: string) {
  const label = `${capitalise(wordingOf(profession).meeting)} fee, ${payment}`;
  return feeCents === null ? [] : [{ label, text: formatCents(feeCents) }];
}
const confirmed = ({ slotISO, zone }: Facts): string => subjectWithTime('Appointment confirmed', slotISO, zone);
const cancelled = ({ slotISO, zone }: Facts): string => subjectWithTime('Appointment cancelled', slotISO, zone);
const client = ({ profession }: Facts): string => wordingOf(profession).client;
const inbox = (facts: Facts) => ({ label: 'Open your inbox', url: `${facts.portalUrl}/inbox` });
const request = (facts: Facts) => ({
  label: 'Open your request',
  url: `${facts.portalUrl}/requests/${facts.selectionId}`,
});
const appointment = (facts: Facts) => ({
  label: 'Open your appointment',
  url: `${facts.portalUrl}/appointments?apt=${facts.selectionId}`,
});

/** Emails about requests and appointments. Times are in the reader's zone and name it. */
export const emails = {
  received: (facts: Facts): EmailContent => ({
    subject: 'We’ve sent your request',
    heading: `We’ve sent your request to ${specialists(facts)}`,
    paragraphs: [`${booksWith(facts)}${until(facts)}`],
    facts: [
      ...pickFacts(facts),
      { label: `Maximum ${wordingOf(facts.profession).meeting} fee`, text: mostToPay(facts) },
      { label: 'Held on your card', text: bookingFee },
    ],
    link: request(facts),
    note: `You’re not charged yet. We charge ${bookingFee} if ${wordingOf(facts.profession).aProfessional} accepts. If no one accepts, you pay nothing.`,
  }),
  newRequest: (facts: Facts): EmailContent => ({
    subject: subjectWithTime('New request', facts.slotISO, facts.zone),
    heading: 'You have a new request',
    paragraphs: [
      `A ${client(facts)} would like to see you on ${when(facts)}.`,
      `The first ${wordingOf(facts.profession).professional} to accept is booked, so reply soon.`,
    ],
    link: { label: 'Open the request', url: `${facts.portalUrl}/inbox/${facts.selectionId}` },
  }),
  requestWithdrawn: (facts: Facts): EmailContent => ({
    subject: subjectWithTime('Request cancelled', facts.slotISO, facts.zone),
    heading: 'A request was cancelled',
    paragraphs: [`The ${client(facts)} cancelled their request for ${when(facts)}. You don’t need to do anything.`],
    link: inbox(facts),
  }),
  patientBooked: (facts: Facts): EmailContent => ({
    subject: confirmed(facts),
    heading: `You’re booked with ${specialistOf(facts)}`,
    ...bookedBlock(facts),
    facts: [
      ...peopleRows('patient', facts),
      ...feeRow(facts, `you pay ${specialistOf(facts)} directly`),
      { label: 'Booking fee, charged to your card', text: bookingFee },
    ],
    link: appointment(facts),
    second: { label: 'Reschedule or cancel', url: request(facts).url },
    note: `If you cancel, the ${bookingFee} booking fee is not refunded. If ${specialistOf(facts)} cancels, we’ll refund it. ${inCalendar}`,
  }),
  specialistBooked: (facts: Facts): EmailContent => ({
    subject: confirmed(facts),
    heading: 'Your appointment is confirmed',
    ...bookedBlock(facts),
    facts: [
      ...peopleRows('specialist', facts),
      ...feeRow(facts, `the ${client(facts)} pays you directly`),
      { label: 'Acceptance fee, charged to your card', text: acceptanceFee },
    ],
    link: appointment(facts),
    note: `If the ${client(facts)} cancels within ${refundHours} of your acceptance, we’ll refund your acceptance fee. If you cancel, it is not refunded. ${inCalendar}`,
  }),
  nobodyAccepted: (facts: Facts): EmailContent => ({
    subject: 'Your request was not accepted',
    paragraphs: [
      'We’re sorry, no one you picked could accept your request.',
      ...facts.replies.map((reply) => `A reply said: ‘${reply}’`),
      `You have not been charged. We’ve released the ${bookingFee} hold on your card. Your bank may still show it for up to 3 days.`,
      'You can pick new times.',
    ],
    link: request(facts),
  }),
  bookedElsewhere: (facts: Facts): EmailContent => ({
    subject: 'Your request has closed',
    paragraphs: [
      'Another of your requests was accepted for the same time, so this one has closed.',
      `You have not been charged for this request. We’ve released the ${bookingFee} hold on your card.`,
    ],
    link: request(facts),
  }),
  cancelledBySpecialist: (facts: Facts): EmailContent => ({
    subject: cancelled(facts),
    heading: 'Your appointment was cancelled',
    paragraphs: [
      `We’re sorry, ${specialistOf(facts)} had to cancel ${appointmentOf(facts)} for ${when(facts)}.`,
      `We’re refunding your ${bookingFee} booking fee to your card. You can pick another time.`,
    ],
    link: request(facts),
  }),
  cancelledByYouSpecialist: (facts: Facts): EmailContent => ({
    subject: cancelled(facts),
    heading: 'You cancelled an appointment',
    paragraphs: [
      `Your appointment with ${patientOf(facts)} on ${when(facts)} is cancelled. People can book that time again if you’re still available then.`,
      `We’ve told the ${client(facts)} and are refunding their ${bookingFee} booking fee.`,
      `Your ${acceptanceFee} acceptance fee is not refunded.`,
    ],
    link: appointment(facts),
  }),
  patientCancelledRefunded: (facts: Facts): EmailContent => ({
    subject: cancelled(facts),
    heading: 'An appointment was cancelled',
    paragraphs: [
      `${capitalise(patientOf(facts))} cancelled the appointment for ${when(facts)}. People can book that time again if you’re still available then.`,
      `They cancelled within ${refundHours} of your acceptance, so we’re refunding your ${acceptanceFee} acceptance fee to your card.`,
    ],
    link: appointment(facts),
  }),
  patientCancelledKept: (facts: Facts): EmailContent => ({
    subject: cancelled(facts),
    heading: 'An appointment was cancelled',
    paragraphs: [
      `${capitalise(patientOf(facts))} cancelled the appointment for ${when(facts)}. People can book that time again if you’re still available then.`,
      `They cancelled more than ${refundHours} after your acceptance, so your ${acceptanceFee} acceptance fee is not refunded.`,
    ],
    link: appointment(facts),
  }),
  cancelledByYouPatient: (facts: Facts): EmailContent => ({
    subject: cancelled(facts),
    heading: 'You cancelled an appointment',
    paragraphs: [
      `${theirAppointment(facts)} on ${when(facts)} is cancelled. The ${bookingFee} booking fee is not refunded.`,
      `You don’t owe ${specialistOf(facts)} anything.`,
    ],
    link: request(facts),
  }),
} as const;

export type EmailName = keyof typeof emails;

/** Method of the attached calendar file. */
export const calendarOf: Partial<Record<EmailName, 'PUBLISH' | 'CANCEL'>> = {
  patientBooked: 'PUBLISH',
  specialistBooked: 'PUBLISH',
  cancelledBySpecialist: 'CANCEL',
  cancelledByYouSpecialist: 'CANCEL',
  patientCancelledRefunded: 'CANCEL',
  patientCancelledKept: 'CANCEL',
  cancelledByYouPatient: 'CANCEL',
};

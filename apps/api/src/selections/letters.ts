import {
  formatCents,
  formatWholeDollars,
  letterTime,
  limits,
  wordingOf,
  type FeeAgreement,
  type ProfessionId,
} from '@tele/core';
import { bookedBlock, inCalendar, theirAppointment } from '../mail/booked-block.ts';
import type { Letter } from '../mail/write-letter.ts';

/** A specialist who is asked, with the time and the fee they advertised. */
export interface AskedSpecialist {
  name: string;
  slotISO: string;
  feeFromCents: number | null;
}

/** No specialty or reason: others read a mailbox. Bodies name people, subjects do not (product.md 'Appointments'). */
export interface Facts {
  /** ISO instant in UTC of the slot or appointment concerned. */
  slotISO: string | null;
  feeCents: number | null;
  /** Whose words it is written in. */
  profession: ProfessionId;
  selectionId: string;
  /** ISO instant in UTC until which specialists can answer; null once nobody is waited for. */
  answerBy: string | null;
  /** The specialists who are asked, in the order of their times. */
  asked: readonly AskedSpecialist[];
  /** The most the patient agreed to pay. */
  agreed: FeeAgreement;
  /** What was said with declines, in words; each once. */
  replies: readonly string[];
  /** How both meet, and the line that goes with it; none for what is not booked. */
  words: readonly string[];
  /** Whether the patient is somebody else than whoever made the request. */
  isForOther: boolean;
  /** The reader's. */
  zone: string;
  portalUrl: string;
}

const bookingFee = formatCents(limits.bookingFeeCents);
const acceptanceFee = formatCents(limits.acceptanceFeeCents);
const refundHours = `${limits.acceptanceRefundHours} hours`;

function when({ slotISO, zone }: Facts): string {
  return slotISO ? letterTime(slotISO, zone) : 'the time requested';
}

const until = ({ answerBy, zone }: Facts): string =>
  answerBy === null ? '' : ` They can reply until ${letterTime(answerBy, zone)}.`;
function specialists({ asked, profession }: Facts): string {
  const { professional, professionals } = wordingOf(profession);
  return asked.length === 1 ? `1 ${professional}` : `${asked.length} ${professionals}`;
}
const askedFacts = ({ asked, zone }: Facts) =>
  asked.map(({ name, slotISO, feeFromCents }) => {
    const fee = feeFromCents === null ? 'fee not listed' : `from ${formatCents(feeFromCents)}`;
    return { label: name, text: `${letterTime(slotISO, zone)}, ${fee}` };
  });

function mostToPay({ agreed: { feeCapCents, anyFee } }: Facts): string {
  if (anyFee) return 'Any fee';
  if (feeCapCents === null) return 'None agreed';
  return (feeCapCents % 100 === 0 ? formatWholeDollars : formatCents)(feeCapCents);
}

const agreed = ({ feeCents, profession }: Facts) =>
  feeCents === null ? [] : [{ label: `Agreed ${wordingOf(profession).meeting} fee`, text: formatCents(feeCents) }];
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

/** Every letter by name. Times are the reader's, as far as their address tells, and say their zone. */
export const letters = {
  received: (facts: Facts): Letter => ({
    subject: 'We sent your request',
    heading: `We’ve sent your request to ${specialists(facts)}`,
    paragraphs: [`The first ${wordingOf(facts.profession).professional} to accept is booked.${until(facts)}`],
    facts: [
      ...askedFacts(facts),
      { label: `The most you’ll pay for the ${wordingOf(facts.profession).meeting}`, text: mostToPay(facts) },
      { label: 'Held on your card', text: bookingFee },
    ],
    link: request(facts),
    note: `You’re not charged yet. We charge ${bookingFee} if ${wordingOf(facts.profession).aProfessional} accepts. If no one accepts, you pay nothing.`,
  }),
  newRequest: (facts: Facts): Letter => ({
    subject: 'You have a new request',
    paragraphs: [
      `A ${client(facts)} would like to see you on ${when(facts)}.`,
      'The first specialist to accept is booked, so please reply when you can.',
    ],
    link: { label: 'Open the request', url: `${facts.portalUrl}/inbox/${facts.selectionId}` },
  }),
  requestWithdrawn: (facts: Facts): Letter => ({
    subject: 'A request was cancelled',
    paragraphs: [`The request for ${when(facts)} was withdrawn by the ${client(facts)}. There is nothing more to do.`],
    link: inbox(facts),
  }),
  patientBooked: (facts: Facts): Letter => ({
    subject: 'Your request was accepted',
    heading: 'You’re booked',
    ...bookedBlock(facts),
    facts: [...agreed(facts), { label: 'Booking fee (charged)', text: bookingFee }],
    link: appointment(facts),
    second: { label: 'Reschedule or cancel', url: request(facts).url },
    note: inCalendar,
  }),
  specialistBooked: (facts: Facts): Letter => ({
    subject: 'Your appointment is confirmed',
    ...bookedBlock({ ...facts, isForOther: false }),
    facts: [...agreed(facts), { label: 'Acceptance fee (charged)', text: acceptanceFee }],
    link: appointment(facts),
    note: `If the ${client(facts)} cancels within ${refundHours}, we’ll refund your acceptance fee. If you cancel, it is not refunded. ${inCalendar}`,
  }),
  nobodyAccepted: (facts: Facts): Letter => ({
    subject: 'Your request has closed',
    heading: `We’ve released your ${bookingFee} hold`,
    paragraphs: [
      'We’re sorry, none of the specialists you picked could accept your request.',
      ...facts.replies.map((reply) => `A specialist said: ‘${reply}’`),
      'You have not been charged. Your bank may still show the hold for up to 3 days.',
      'You can pick new times.',
    ],
    link: request(facts),
  }),
  bookedElsewhere: (facts: Facts): Letter => ({
    subject: 'Your request has closed',
    paragraphs: [
      'Another request of yours was accepted for the same time, so this one has closed.',
      `You have not been charged the ${bookingFee} booking fee, and we’ve released the hold on your card.`,
    ],
    link: request(facts),
  }),
  cancelledBySpecialist: (facts: Facts): Letter => ({
    subject: 'Your appointment was cancelled',
    paragraphs: [
      `We’re sorry, your specialist had to cancel the appointment on ${when(facts)}.`,
      `We’re refunding your ${bookingFee} booking fee to your card. You can pick another time.`,
    ],
    link: request(facts),
  }),
  cancelledByYouSpecialist: (facts: Facts): Letter => ({
    subject: 'You cancelled an appointment',
    paragraphs: [
      `The appointment on ${when(facts)} is cancelled, and the time is available again. We’ve told the ${client(facts)} and are refunding their ${bookingFee} booking fee.`,
      `Your ${acceptanceFee} acceptance fee is not refunded.`,
    ],
    link: appointment(facts),
  }),
  patientCancelledRefunded: (facts: Facts): Letter => ({
    subject: 'An appointment was cancelled',
    paragraphs: [
      `The ${client(facts)} cancelled the appointment on ${when(facts)}. The time is available again.`,
      `They cancelled within ${refundHours} of your acceptance, so we’re refunding your ${acceptanceFee} acceptance fee to your card.`,
    ],
    link: appointment(facts),
  }),
  patientCancelledKept: (facts: Facts): Letter => ({
    subject: 'An appointment was cancelled',
    paragraphs: [
      `The ${client(facts)} cancelled the appointment on ${when(facts)}. The time is available again.`,
      `They cancelled more than ${refundHours} after your acceptance, so your ${acceptanceFee} acceptance fee is not refunded.`,
    ],
    link: appointment(facts),
  }),
  cancelledByYouPatient: (facts: Facts): Letter => ({
    subject: 'You cancelled an appointment',
    paragraphs: [
      `${theirAppointment(facts)} on ${when(facts)} is cancelled. The ${bookingFee} booking fee is not refunded.`,
      'You have nothing to pay to the specialist.',
    ],
    link: request(facts),
  }),
} as const;

export type LetterName = keyof typeof letters;

/** What its reader's calendar is to do, by the letter that carries the file. */
export const calendarOf: Partial<Record<LetterName, 'PUBLISH' | 'CANCEL'>> = {
  patientBooked: 'PUBLISH',
  specialistBooked: 'PUBLISH',
  cancelledBySpecialist: 'CANCEL',
  cancelledByYouSpecialist: 'CANCEL',
  patientCancelledRefunded: 'CANCEL',
  patientCancelledKept: 'CANCEL',
  cancelledByYouPatient: 'CANCEL',
};

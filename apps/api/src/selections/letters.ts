import { formatCents, letterTime, limits, sydney } from '@tele/core';
import type { Letter } from '../mail/write-letter.ts';

/** What a letter may say. No specialty, reason or name: a mailbox is read by others, and the portal has the rest. */
export interface Facts {
  /** ISO instant in UTC of the slot or appointment concerned. */
  slotISO: string | null;
  feeCents: number | null;
  selectionId: string;
  portalUrl: string;
}

const bookingFee = formatCents(limits.bookingFeeCents);

function when({ slotISO }: Facts): string {
  return slotISO ? letterTime(slotISO, sydney) : 'the time requested';
}

const fee = ({ feeCents }: Facts): string =>
  feeCents === null ? '' : `The agreed consultation fee is ${formatCents(feeCents)}.`;
const inbox = (facts: Facts) => ({ label: 'Open your inbox', url: `${facts.portalUrl}/inbox` });
const request = (facts: Facts) => ({
  label: 'Open your request',
  url: `${facts.portalUrl}/requests/${facts.selectionId}`,
});
const appointment = (facts: Facts) => ({
  label: 'Open your appointment',
  url: `${facts.portalUrl}/appointments?apt=${facts.selectionId}`,
});

/** Every letter by name. Times are Sydney times and say so. */
export const letters = {
  newRequest: (facts: Facts): Letter => ({
    subject: 'You have a new request',
    paragraphs: [
      'Hello,',
      `A patient would like to see you on ${when(facts)}.`,
      'The first specialist to accept is booked, so please answer when you can.',
    ],
    link: { label: 'Open the request', url: `${facts.portalUrl}/inbox/${facts.selectionId}` },
  }),
  requestWithdrawn: (facts: Facts): Letter => ({
    subject: 'A request was withdrawn',
    paragraphs: ['Hello,', `The request for ${when(facts)} was withdrawn by the patient. There is nothing more to do.`],
    link: inbox(facts),
  }),
  patientBooked: (facts: Facts): Letter => ({
    subject: 'Your request was accepted',
    paragraphs: [
      'Hello,',
      `Good news: your appointment is booked for ${when(facts)}.`,
      fee(facts),
      `Your ${bookingFee} booking fee has now been charged.`,
    ],
    link: appointment(facts),
  }),
  specialistBooked: (facts: Facts): Letter => ({
    subject: 'Your appointment is confirmed',
    paragraphs: [
      'Hello,',
      `Thank you for accepting. Your appointment is confirmed for ${when(facts)}.`,
      fee(facts),
      `The ${formatCents(limits.acceptanceFeeCents)} acceptance fee has been charged to your card.`,
    ],
    link: appointment(facts),
  }),
  nobodyAccepted: (facts: Facts): Letter => ({
    subject: 'Your request has closed',
    paragraphs: [
      'Hello,',
      'We’re sorry: none of the specialists you picked could take your request.',
      `Your ${bookingFee} booking fee was not charged, and the hold on your card has been released. You are welcome to pick new times.`,
    ],
    link: request(facts),
  }),
  bookedElsewhere: (facts: Facts): Letter => ({
    subject: 'Your request has closed',
    paragraphs: [
      'Hello,',
      'Another request of yours was accepted for the same time, so this one has closed.',
      `Its ${bookingFee} booking fee was not charged, and the hold on your card has been released.`,
    ],
    link: request(facts),
  }),
  cancelledBySpecialist: (facts: Facts): Letter => ({
    subject: 'Your appointment was cancelled',
    paragraphs: [
      'Hello,',
      `We’re sorry: your specialist had to cancel the appointment on ${when(facts)}.`,
      `Your ${bookingFee} booking fee is on its way back to your card. You are welcome to pick another time.`,
    ],
    link: request(facts),
  }),
  cancelledByYouSpecialist: (facts: Facts): Letter => ({
    subject: 'You cancelled an appointment',
    paragraphs: [
      'Hello,',
      `The appointment on ${when(facts)} is cancelled, and the time is free again. The patient has been told and gets the booking fee back.`,
    ],
    link: inbox(facts),
  }),
  cancelledByPatient: (facts: Facts): Letter => ({
    subject: 'An appointment was cancelled',
    paragraphs: ['Hello,', `The patient has cancelled the appointment on ${when(facts)}. The time is free again.`],
    link: inbox(facts),
  }),
  cancelledByYouPatient: (facts: Facts): Letter => ({
    subject: 'You cancelled an appointment',
    paragraphs: [
      'Hello,',
      `Your appointment on ${when(facts)} is cancelled. The ${bookingFee} booking fee is not refunded.`,
    ],
    link: request(facts),
  }),
} as const;

export type LetterName = keyof typeof letters;

import { formatCents, letterTime, limits } from '@tele/core';
import type { Letter } from '../mail/write-letter.ts';

/** What a letter may say. No specialty, reason or name: a mailbox is read by others, and the portal has the rest. */
export interface Facts {
  offerId: string;
  requestId: string;
  /** Integer cents, AUD. */
  feeCents: number;
  receivesCents: number;
  /** ISO instants in UTC: the end of the offer, and the time that was booked. */
  expiresAt: string;
  slotISO: string | null;
  /** The reader's. */
  zone: string;
  portalUrl: string;
}

interface LetterRule {
  to: 'patient' | 'specialist';
  /** Written only as long as the offer can still be accepted. */
  whileOpen?: true;
  write: (facts: Facts) => Letter;
}

const fee = ({ feeCents }: Facts): string => formatCents(feeCents);
const when = ({ slotISO, zone }: Facts): string => (slotISO ? letterTime(slotISO, zone) : 'the time chosen');
const until = ({ expiresAt, zone }: Facts): string => letterTime(expiresAt, zone);
const request = ({ portalUrl, requestId }: Facts) => ({
  label: 'Open your request',
  url: `${portalUrl}/requests/asked/${requestId}`,
});
const ownOffers = ({ portalUrl }: Facts) => ({ label: 'Open your offers', url: `${portalUrl}/inbox/offers` });
const appointment = ({ portalUrl, offerId }: Facts) => ({
  label: 'Open your appointment',
  url: `${portalUrl}/appointments?apt=${offerId}`,
});

/** Every letter about an offer by name. Times are the reader's, as far as their address tells, and say their zone. */
export const letters = {
  newOffer: {
    to: 'patient',
    whileOpen: true,
    write: (facts) => ({
      subject: 'You have an offer',
      paragraphs: [
        'Hello,',
        `A specialist has answered your request with times. Their fee is ${fee(facts)}.`,
        `You can accept until ${until(facts)}: an offer stands for ${limits.offerMinutes} minutes.`,
      ],
      link: request(facts),
    }),
  },
  offerEnding: {
    to: 'patient',
    whileOpen: true,
    write: (facts) => ({
      subject: 'An offer ends in five minutes',
      paragraphs: ['Hello,', `An offer for your request ends at ${until(facts)}. To accept it, choose a time and pay.`],
      link: request(facts),
    }),
  },
  offerWithdrawn: {
    to: 'patient',
    write: (facts) => ({
      subject: 'An offer was withdrawn',
      paragraphs: [
        'Hello,',
        'A specialist has withdrawn an offer for your request. Nothing was charged, and other offers stay as they are.',
      ],
      link: request(facts),
    }),
  },
  offerExpiredForPatient: {
    to: 'patient',
    write: (facts) => ({
      subject: 'An offer has ended',
      paragraphs: [
        'Hello,',
        `An offer for your request ended at ${until(facts)}. Nothing was charged. Your request stays open for others.`,
      ],
      link: request(facts),
    }),
  },
  offerExpired: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'Your offer has ended',
      paragraphs: [
        'Hello,',
        `The patient did not accept your offer by ${until(facts)}. Its times are free again. You can make another as long as the request is open.`,
      ],
      link: ownOffers(facts),
    }),
  },
  offerLost: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'Your offer was not chosen',
      paragraphs: ['Hello,', 'The patient has accepted another offer. The times of yours are free again.'],
      link: ownOffers(facts),
    }),
  },
  requestWithdrawn: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'A request was withdrawn',
      paragraphs: [
        'Hello,',
        'The patient has withdrawn the request that you made an offer for. There is nothing to do.',
      ],
      link: ownOffers(facts),
    }),
  },
  paidTooLate: {
    to: 'patient',
    write: (facts) => ({
      subject: 'Your payment came too late',
      paragraphs: [
        'Hello,',
        `Your card was confirmed after the offer had ended at ${until(facts)}, or after its time had begun, so nothing is booked.`,
        `Nothing was charged: the hold of ${fee(facts)} on your card is released.`,
      ],
      link: request(facts),
    }),
  },
  patientBooked: {
    to: 'patient',
    write: (facts) => ({
      subject: 'Your appointment is booked',
      paragraphs: [
        'Hello,',
        `Your appointment is booked for ${when(facts)}.`,
        `The fee of ${fee(facts)} is charged to your card. It comes back in full if you cancel at least 24 hours before, or if your specialist cancels.`,
      ],
      link: appointment(facts),
    }),
  },
  specialistBooked: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'Your offer was accepted',
      paragraphs: [
        'Hello,',
        `Your appointment is confirmed for ${when(facts)}.`,
        `The patient pays ${fee(facts)}, of which you receive ${formatCents(facts.receivesCents)}.`,
      ],
      link: appointment(facts),
    }),
  },
  cancelledRefunded: {
    to: 'patient',
    write: (facts) => ({
      subject: 'You cancelled an appointment',
      paragraphs: [
        'Hello,',
        `Your appointment on ${when(facts)} is cancelled. ${fee(facts)} is on its way back to your card.`,
      ],
      link: request(facts),
    }),
  },
  cancelledKept: {
    to: 'patient',
    write: (facts) => ({
      subject: 'You cancelled an appointment',
      paragraphs: [
        'Hello,',
        `Your appointment on ${when(facts)} is cancelled. With less than 24 hours left, the fee of ${fee(facts)} is not refunded.`,
      ],
      link: request(facts),
    }),
  },
  cancelledBySpecialist: {
    to: 'patient',
    write: (facts) => ({
      subject: 'Your appointment was cancelled',
      paragraphs: [
        'Hello,',
        `We’re sorry: your specialist had to cancel the appointment on ${when(facts)}.`,
        `${fee(facts)} is on its way back to your card. You are welcome to ask for other times.`,
      ],
      link: request(facts),
    }),
  },
  patientCancelledRefunded: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'An appointment was cancelled',
      paragraphs: [
        'Hello,',
        `The patient has cancelled the appointment on ${when(facts)}. The time is free again.`,
        `They cancelled at least 24 hours before, so the fee goes back to them: ${formatCents(facts.receivesCents)} is taken back from your payouts.`,
      ],
      link: ownOffers(facts),
    }),
  },
  patientCancelledKept: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'An appointment was cancelled',
      paragraphs: [
        'Hello,',
        `The patient has cancelled the appointment on ${when(facts)}. The time is free again.`,
        `Less than 24 hours were left: you keep the ${formatCents(facts.receivesCents)}.`,
      ],
      link: ownOffers(facts),
    }),
  },
  youCancelled: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'You cancelled an appointment',
      paragraphs: [
        'Hello,',
        `The appointment on ${when(facts)} is cancelled, and the time is free again.`,
        `The patient has been told and gets ${fee(facts)} back: ${formatCents(facts.receivesCents)} is taken back from your payouts.`,
      ],
      link: ownOffers(facts),
    }),
  },
} as const satisfies Record<string, LetterRule>;

export type LetterName = keyof typeof letters;

/** To whom a letter goes, and how it is written. */
export const letterRule = (name: LetterName): LetterRule => letters[name];

import {
  formatCents,
  formatLongDay,
  formatTimeWithZone,
  letterTime,
  limits,
  wordingOf,
  type ProfessionId,
} from '@tele/core';
import { bookedBlock, inCalendar, theirAppointment } from '../mail/booked-block.ts';
import type { Letter } from '../mail/write-letter.ts';

/** What a letter may say. No specialty, reason or name: a mailbox is read by others, and the portal has the rest. */
export interface Facts {
  offerId: string;
  requestId: string;
  /** Whose words it is written in. */
  profession: ProfessionId;
  /** Integer cents, AUD. */
  feeCents: number;
  receivesCents: number;
  /** ISO instants in UTC: the end of the offer, and the time that was booked. */
  expiresAt: string;
  slotISO: string | null;
  /** Those it offers, ISO instants in UTC, soonest first. */
  times: readonly string[];
  /** How both meet, in sentences; none for what is not booked. */
  words: readonly string[];
  /** Whether the patient is somebody else than whoever made the request. */
  isForOther: boolean;
  /** The reader's. */
  zone: string;
  portalUrl: string;
}

interface LetterRule {
  to: 'patient' | 'specialist';
  /** Written only as long as the offer can still be accepted. */
  whileOpen?: true;
  /** What its reader's calendar is to do; the letter carries the file. */
  calendar?: 'PUBLISH' | 'CANCEL';
  write: (facts: Facts) => Letter;
}

const refundHours = `${limits.offerRefundHours} hours`;
const client = ({ profession }: Facts): string => wordingOf(profession).client;
function meetingFee({ profession }: Facts): string {
  const { meeting } = wordingOf(profession);
  return `${meeting.charAt(0).toUpperCase()}${meeting.slice(1)} fee`;
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
      heading:
        facts.times.length === 1
          ? 'A specialist has offered you a time'
          : `A specialist has offered you ${facts.times.length} times`,
      paragraphs: [`Accept by ${until(facts)}. Offers expire after ${limits.offerMinutes} minutes.`],
      facts: [
        ...facts.times.map((iso) => ({
          label: formatLongDay(iso, facts.zone),
          text: formatTimeWithZone(iso, facts.zone),
        })),
        { label: meetingFee(facts), text: fee(facts), total: true },
      ],
      link: request(facts),
      note: 'Nothing is charged until you accept one.',
    }),
  },
  offerEnding: {
    to: 'patient',
    whileOpen: true,
    write: (facts) => ({
      subject: 'An offer expires in 5 minutes',
      paragraphs: [`An offer for your request expires at ${until(facts)}. To accept it, choose a time and pay.`],
      link: request(facts),
    }),
  },
  offerWithdrawn: {
    to: 'patient',
    write: (facts) => ({
      subject: 'An offer was withdrawn',
      paragraphs: ['A specialist withdrew their offer. You have not been charged, and other offers aren’t affected.'],
      link: request(facts),
    }),
  },
  offerExpiredForPatient: {
    to: 'patient',
    write: (facts) => ({
      subject: 'An offer has expired',
      paragraphs: [
        `An offer for your request expired at ${until(facts)}. You have not been charged. You can still get other offers.`,
      ],
      link: request(facts),
    }),
  },
  offerExpired: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'Your offer has expired',
      paragraphs: [
        `The ${client(facts)} did not accept your offer by ${until(facts)}. Its times are free again. You can make another as long as the request is open.`,
      ],
      link: ownOffers(facts),
    }),
  },
  offerLost: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'Your offer was not chosen',
      paragraphs: [`The ${client(facts)} has accepted another offer. The times of yours are free again.`],
      link: ownOffers(facts),
    }),
  },
  requestWithdrawn: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'A request was cancelled',
      paragraphs: [
        `The ${client(facts)} has withdrawn the request that you made an offer for. There is nothing to do.`,
      ],
      link: ownOffers(facts),
    }),
  },
  paidTooLate: {
    to: 'patient',
    write: (facts) => ({
      subject: 'Your payment was too late',
      paragraphs: [
        `Your bank confirmed your card after the offer expired at ${until(facts)} or the appointment time had started, so nothing was booked.`,
        `You have not been charged. We’ve released the ${fee(facts)} hold on your card.`,
      ],
      link: request(facts),
    }),
  },
  patientBooked: {
    to: 'patient',
    calendar: 'PUBLISH',
    write: (facts) => ({
      subject: 'Your appointment is booked',
      ...bookedBlock(facts),
      facts: [{ label: `${meetingFee(facts)}, charged now`, text: fee(facts) }],
      link: appointment(facts),
      second: { label: 'Reschedule or cancel', url: request(facts).url },
      note: `We’ll refund the full fee if you cancel at least ${refundHours} before or if your specialist cancels. ${inCalendar}`,
    }),
  },
  specialistBooked: {
    to: 'specialist',
    calendar: 'PUBLISH',
    write: (facts) => ({
      subject: 'Your offer was accepted',
      ...bookedBlock({ ...facts, isForOther: false }),
      facts: [
        { label: `The ${client(facts)} pays`, text: fee(facts) },
        { label: 'You receive', text: formatCents(facts.receivesCents) },
      ],
      link: appointment(facts),
      note: inCalendar,
    }),
  },
  cancelledRefunded: {
    to: 'patient',
    calendar: 'CANCEL',
    write: (facts) => ({
      subject: 'You cancelled an appointment',
      paragraphs: [
        `${theirAppointment(facts)} on ${when(facts)} is cancelled. We’re refunding ${fee(facts)} to your card.`,
      ],
      link: request(facts),
    }),
  },
  cancelledKept: {
    to: 'patient',
    calendar: 'CANCEL',
    write: (facts) => ({
      subject: 'You cancelled an appointment',
      paragraphs: [
        `${theirAppointment(facts)} on ${when(facts)} is cancelled. You cancelled less than ${refundHours} before, so the ${fee(facts)} fee is not refunded.`,
      ],
      link: request(facts),
    }),
  },
  cancelledBySpecialist: {
    to: 'patient',
    calendar: 'CANCEL',
    write: (facts) => ({
      subject: 'Your appointment was cancelled',
      paragraphs: [
        `We’re sorry, your specialist had to cancel the appointment on ${when(facts)}.`,
        `We’re refunding ${fee(facts)} to your card. You can ask for other times.`,
      ],
      link: request(facts),
    }),
  },
  patientCancelledRefunded: {
    to: 'specialist',
    calendar: 'CANCEL',
    write: (facts) => ({
      subject: 'An appointment was cancelled',
      paragraphs: [
        `The ${client(facts)} cancelled the appointment on ${when(facts)}. The time is available again.`,
        `They cancelled at least ${refundHours} before, so we’re refunding their ${fee(facts)}. We’ll deduct ${formatCents(facts.receivesCents)} from your payouts.`,
      ],
      link: ownOffers(facts),
    }),
  },
  patientCancelledKept: {
    to: 'specialist',
    calendar: 'CANCEL',
    write: (facts) => ({
      subject: 'An appointment was cancelled',
      paragraphs: [
        `The ${client(facts)} cancelled the appointment on ${when(facts)}. The time is available again.`,
        `They cancelled less than ${refundHours} before, so you keep the ${formatCents(facts.receivesCents)}.`,
      ],
      link: ownOffers(facts),
    }),
  },
  youCancelled: {
    to: 'specialist',
    calendar: 'CANCEL',
    write: (facts) => ({
      subject: 'You cancelled an appointment',
      paragraphs: [
        `The appointment on ${when(facts)} is cancelled, and the time is available again.`,
        `We’ve told the ${client(facts)} and are refunding ${fee(facts)}. We’ll deduct ${formatCents(facts.receivesCents)} from your payouts.`,
      ],
      link: ownOffers(facts),
    }),
  },
} as const satisfies Record<string, LetterRule>;

export type LetterName = keyof typeof letters;

/** To whom a letter goes, and how it is written. */
export const letterRule = (name: LetterName): LetterRule => letters[name];

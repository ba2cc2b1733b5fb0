import {
  capitalise,
  formatCents,
  formatLongDay,
  formatTimeWithZone,
  emailTime,
  limits,
  wordingOf,
  type ProfessionId,
} from '@tele/core';
import { bookedBlock, inCalendar } from '../mail/booked-block.ts';
import { appointmentOf, patientOf, peopleRows, specialistOf, theirAppointment, type People } from '../mail/people.ts';
import { subjectTime, subjectWithTime } from '../mail/subject-time.ts';
import type { EmailContent } from '../mail/write-email.ts';

/** No specialty or reason: others read a mailbox. Bodies name people, subjects do not (product.md 'Appointments'). */
export interface Facts extends People {
  offerId: string;
  requestId: string;
  /** Sets the words. */
  profession: ProfessionId;
  /** Integer cents, AUD. */
  feeCents: number;
  receivesCents: number;
  /** ISO instants in UTC: the end of the offer, and the time that was booked. */
  expiresAt: string;
  slotISO: string | null;
  /** Offered times, ISO instants in UTC, soonest first. */
  times: readonly string[];
  /** How both meet, then the instructions; empty when nothing is booked. */
  words: readonly string[];
  /** The reader's. */
  zone: string;
  portalUrl: string;
}

interface EmailRule {
  to: 'patient' | 'specialist';
  /** Sent only while the offer can be accepted. */
  whileOpen?: true;
  /** Method of the attached calendar file. */
  calendar?: 'PUBLISH' | 'CANCEL';
  write: (facts: Facts) => EmailContent;
}

const refundHours = `${limits.offerRefundHours} hours`;
const client = ({ profession }: Facts): string => wordingOf(profession).client;
const meetingFee = ({ profession }: Facts): string => `${capitalise(wordingOf(profession).meeting)} fee`;
const confirmed = ({ slotISO, zone }: Facts): string => subjectWithTime('Appointment confirmed', slotISO, zone);
const cancelled = ({ slotISO, zone }: Facts): string => subjectWithTime('Appointment cancelled', slotISO, zone);
const fee = ({ feeCents }: Facts): string => formatCents(feeCents);
/** The amounts; a free offer has none. */
const moneyRows = ({ feeCents }: Facts, rows: { label: string; text: string }[]) => (feeCents === 0 ? [] : rows);
/** A sentence about the fee, left out of free offers. */
const ifPaid = ({ feeCents }: Facts, sentence: string): string => (feeCents === 0 ? '' : sentence);
const when = ({ slotISO, zone }: Facts): string => (slotISO ? emailTime(slotISO, zone) : 'the time chosen');
const until = ({ expiresAt, zone }: Facts): string => emailTime(expiresAt, zone);
/** One of the times starts before the offer expires. */
const isSooner = ({ times: [first], expiresAt }: Facts): boolean => first !== undefined && first < expiresAt;
const request = ({ portalUrl, requestId }: Facts) => ({
  label: 'Open your request',
  url: `${portalUrl}/requests/open/${requestId}`,
});
const ownOffers = ({ portalUrl }: Facts) => ({ label: 'Open your offers', url: `${portalUrl}/inbox/offers` });
const appointment = ({ portalUrl, offerId }: Facts) => ({
  label: 'Open your appointment',
  url: `${portalUrl}/appointments?apt=${offerId}`,
});

/** Emails about offers. Times are in the reader's zone and name it. */
export const emails = {
  newOffer: {
    to: 'patient',
    whileOpen: true,
    write: (facts) => ({
      subject: `New offer: accept by ${subjectTime(facts.expiresAt, facts.zone)}`,
      heading: `${capitalise(specialistOf(facts))} offered you ${facts.times.length === 1 ? 'a time' : `a choice of ${facts.times.length} times`}`,
      paragraphs: [
        `Accept by ${until(facts)}. ${isSooner(facts) ? 'If the time you choose starts sooner, accept before it starts. ' : ''}Offers expire after ${limits.offerMinutes} minutes.`,
      ],
      facts: [
        ...facts.times.map((iso) => ({
          label: formatLongDay(iso, facts.zone),
          text: formatTimeWithZone(iso, facts.zone),
        })),
        { label: meetingFee(facts), text: fee(facts), total: true },
      ],
      link: request(facts),
      note: facts.feeCents === 0 ? 'There’s no fee.' : 'We only charge you if you accept.',
    }),
  },
  offerEnding: {
    to: 'patient',
    whileOpen: true,
    write: (facts) => ({
      subject: subjectWithTime('Offer expires soon', facts.expiresAt, facts.zone),
      heading: 'An offer expires soon',
      paragraphs: [
        `The offer from ${specialistOf(facts)} expires on ${until(facts)}. To accept it, choose a time${ifPaid(facts, ' and pay')}.`,
      ],
      link: request(facts),
    }),
  },
  offerWithdrawn: {
    to: 'patient',
    write: (facts) => ({
      subject: 'An offer was withdrawn',
      paragraphs: [
        `The offer from ${specialistOf(facts)} is no longer available. You have not been charged. Other offers aren’t affected.`,
      ],
      link: request(facts),
    }),
  },
  offerExpiredForPatient: {
    to: 'patient',
    write: (facts) => ({
      subject: 'An offer has expired',
      paragraphs: [
        `The offer from ${specialistOf(facts)} expired on ${until(facts)}. You have not been charged. You can still get other offers while your request is open.`,
      ],
      link: request(facts),
    }),
  },
  offerExpired: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'Your offer has expired',
      paragraphs: [
        `The ${client(facts)} did not accept your offer by ${until(facts)}. You can make another offer while the request is open.`,
      ],
      link: ownOffers(facts),
    }),
  },
  offerLost: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'Your offer was not chosen',
      paragraphs: [`The ${client(facts)} accepted another offer. You don’t need to do anything.`],
      link: ownOffers(facts),
    }),
  },
  requestWithdrawn: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'A request was cancelled',
      paragraphs: [`The ${client(facts)} cancelled a request you made an offer for. You don’t need to do anything.`],
      link: ownOffers(facts),
    }),
  },
  paidTooLate: {
    to: 'patient',
    write: (facts) => ({
      subject: 'You’re not booked: your payment was too late',
      paragraphs: [
        'Your bank confirmed your card too late. By then, the offer had expired or the time you chose had started.',
        `You have not been charged. We’ve released the ${fee(facts)} hold on your card.`,
      ],
      link: request(facts),
    }),
  },
  patientBooked: {
    to: 'patient',
    calendar: 'PUBLISH',
    write: (facts) => ({
      subject: confirmed(facts),
      heading: `You’re booked with ${specialistOf(facts)}`,
      ...bookedBlock(facts),
      facts: [
        ...peopleRows('patient', facts),
        ...moneyRows(facts, [{ label: `${meetingFee(facts)}, charged to your card`, text: fee(facts) }]),
      ],
      link: appointment(facts),
      second: { label: 'Reschedule or cancel', url: request(facts).url },
      note: [
        ifPaid(
          facts,
          `We’ll refund the full fee if ${specialistOf(facts)} cancels, or if you cancel at least ${refundHours} before the appointment.`,
        ),
        inCalendar,
      ]
        .filter(Boolean)
        .join(' '),
    }),
  },
  specialistBooked: {
    to: 'specialist',
    calendar: 'PUBLISH',
    write: (facts) => ({
      subject: confirmed(facts),
      heading: 'Your offer was accepted',
      ...bookedBlock(facts),
      facts: [
        ...peopleRows('specialist', facts),
        ...moneyRows(facts, [
          { label: `${meetingFee(facts)}, paid by the ${client(facts)}`, text: fee(facts) },
          { label: 'You receive, after our fee', text: formatCents(facts.receivesCents) },
        ]),
      ],
      link: appointment(facts),
      note: inCalendar,
    }),
  },
  cancelledRefunded: {
    to: 'patient',
    calendar: 'CANCEL',
    write: (facts) => ({
      subject: cancelled(facts),
      heading: 'You cancelled an appointment',
      paragraphs: [
        `${theirAppointment(facts)} on ${when(facts)} is cancelled.`,
        ifPaid(facts, `We’re refunding ${fee(facts)} to your card.`),
      ],
      link: request(facts),
    }),
  },
  cancelledKept: {
    to: 'patient',
    calendar: 'CANCEL',
    write: (facts) => ({
      subject: cancelled(facts),
      heading: 'You cancelled an appointment',
      paragraphs: [
        `${theirAppointment(facts)} on ${when(facts)} is cancelled.`,
        ifPaid(facts, `You cancelled less than ${refundHours} before, so the ${fee(facts)} fee is not refunded.`),
      ],
      link: request(facts),
    }),
  },
  cancelledBySpecialist: {
    to: 'patient',
    calendar: 'CANCEL',
    write: (facts) => ({
      subject: cancelled(facts),
      heading: 'Your appointment was cancelled',
      paragraphs: [
        `We’re sorry, ${specialistOf(facts)} had to cancel ${appointmentOf(facts)} for ${when(facts)}.`,
        ifPaid(facts, `We’re refunding ${fee(facts)} to your card.`),
        'You can ask for other times.',
      ],
      link: request(facts),
    }),
  },
  patientCancelledRefunded: {
    to: 'specialist',
    calendar: 'CANCEL',
    write: (facts) => ({
      subject: cancelled(facts),
      heading: 'An appointment was cancelled',
      paragraphs: [
        `${capitalise(patientOf(facts))} cancelled the appointment for ${when(facts)}.`,
        ifPaid(
          facts,
          `They cancelled at least ${refundHours} before, so we’re refunding their ${fee(facts)}. We’ll deduct ${formatCents(facts.receivesCents)} from your payouts.`,
        ),
      ],
      link: ownOffers(facts),
    }),
  },
  patientCancelledKept: {
    to: 'specialist',
    calendar: 'CANCEL',
    write: (facts) => ({
      subject: cancelled(facts),
      heading: 'An appointment was cancelled',
      paragraphs: [
        `${capitalise(patientOf(facts))} cancelled the appointment for ${when(facts)}.`,
        ifPaid(
          facts,
          `They cancelled less than ${refundHours} before, so you keep the ${formatCents(facts.receivesCents)}.`,
        ),
      ],
      link: ownOffers(facts),
    }),
  },
  youCancelled: {
    to: 'specialist',
    calendar: 'CANCEL',
    write: (facts) => ({
      subject: cancelled(facts),
      heading: 'You cancelled an appointment',
      paragraphs: [
        `Your appointment with ${patientOf(facts)} on ${when(facts)} is cancelled.`,
        `We’ve told the ${client(facts)}.`,
        ifPaid(
          facts,
          `We’re refunding their ${fee(facts)}. We’ll deduct ${formatCents(facts.receivesCents)} from your payouts.`,
        ),
      ],
      link: ownOffers(facts),
    }),
  },
} as const satisfies Record<string, EmailRule>;

export type EmailName = keyof typeof emails;

/** Recipient and text of an email. */
export const emailRule = (name: EmailName): EmailRule => emails[name];

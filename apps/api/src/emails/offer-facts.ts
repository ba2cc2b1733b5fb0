import { capitalise, emailTime, formatCents, limits, wordingOf, type ProfessionId } from '@tele/core';
import type { People } from './layout/people.ts';

/** No specialty or reason: others read a mailbox. Subjects name no one (product.md 'Appointments'). */
export interface OfferFacts extends People {
  offerId: string;
  requestId: string;
  profession: ProfessionId;
  /** Integer cents, AUD. */
  feeCents: number;
  receivesCents: number;
  /** ISO instants in UTC: the offer's expiry, and the booked time. */
  expiresAt: string;
  slotISO: string | null;
  /** Offered times, ISO instants in UTC, soonest first. */
  times: readonly string[];
  /** How they meet, then the instructions; empty when nothing is booked. */
  words: readonly string[];
  zone: string;
  portalUrl: string;
}

export const offerRefundHours = `${limits.offerRefundHours} hours`;

export const meetingFee = ({ profession }: OfferFacts): string => `${capitalise(wordingOf(profession).meeting)} fee`;

export const fee = ({ feeCents }: OfferFacts): string => formatCents(feeCents);

export const moneyRows = ({ feeCents }: OfferFacts, rows: { label: string; text: string }[]) =>
  feeCents === 0 ? [] : rows;

export const ifPaid = ({ feeCents }: OfferFacts, sentence: string): string => (feeCents === 0 ? '' : sentence);

export const chosenTime = ({ slotISO, zone }: OfferFacts): string =>
  slotISO ? emailTime(slotISO, zone) : 'the time chosen';

export const until = ({ expiresAt, zone }: OfferFacts): string => emailTime(expiresAt, zone);

export const openRequestLink = ({ portalUrl, requestId }: OfferFacts) => ({
  label: 'Open your request',
  url: `${portalUrl}/requests/open/${requestId}`,
});

export const offersLink = ({ portalUrl }: OfferFacts) => ({
  label: 'Open your offers',
  url: `${portalUrl}/inbox/offers`,
});

export const offerAppointmentLink = ({ portalUrl, offerId }: OfferFacts) => ({
  label: 'Open your appointment',
  url: `${portalUrl}/appointments?apt=${offerId}`,
});

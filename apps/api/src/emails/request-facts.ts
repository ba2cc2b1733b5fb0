import { emailTime, formatCents, limits, type FeeAgreement, type ProfessionId } from '@tele/core';
import type { People } from './layout/people.ts';

/** A picked specialist, with the time and their advertised fee. */
export interface AskedSpecialist {
  name: string;
  slotISO: string;
  feeFromCents: number | null;
}

/** No specialty or reason: others read a mailbox. Subjects name no one (product.md 'Appointments'). */
export interface RequestFacts extends People {
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
  /** Maximum fee the patient agreed to. */
  agreed: FeeAgreement;
  /** Replies sent with declines, without duplicates. */
  replies: readonly string[];
  /** How they meet, then the instructions; empty when nothing is booked. */
  words: readonly string[];
  /** Reader's time zone. */
  zone: string;
  portalUrl: string;
}

export const bookingFee = formatCents(limits.bookingFeeCents);
export const acceptanceFee = formatCents(limits.acceptanceFeeCents);
export const acceptanceRefundHours = `${limits.acceptanceRefundHours} hours`;

export const requestedTime = ({ slotISO, zone }: RequestFacts): string =>
  slotISO ? emailTime(slotISO, zone) : 'the time requested';

export const requestLink = ({ portalUrl, selectionId }: RequestFacts) => ({
  label: 'Open your request',
  url: `${portalUrl}/requests/${selectionId}`,
});

export const appointmentLink = ({ portalUrl, selectionId }: RequestFacts) => ({
  label: 'Open your appointment',
  url: `${portalUrl}/appointments?apt=${selectionId}`,
});

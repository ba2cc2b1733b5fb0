import { emailTime, formatCents, limits, type FeeAgreement, type ProfessionId } from '@tele/core';
import type { People } from './layout/people.ts';

export interface AskedSpecialist {
  name: string;
  slotISO: string;
  feeFromCents: number | null;
}

export interface RequestFacts extends People {
  slotISO: string | null;
  feeCents: number | null;
  profession: ProfessionId;
  selectionId: string;
  answerBy: string | null;
  /** Specialists yet to reply, in the order of their times. */
  candidates: readonly AskedSpecialist[];
  /** Maximum fee the patient agreed to. */
  agreed: FeeAgreement;
  replies: readonly string[];
  words: readonly string[];
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

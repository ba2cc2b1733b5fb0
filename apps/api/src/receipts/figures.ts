import { dayKey, sydney } from '@tele/core';
import type { Business } from '../emails/layout/business.ts';

export interface Charged {
  kind: string;
  /** Integer cents, AUD. */
  amountCents: number;
  business: Business;
}

/** Our fees include GST; specialists invoice consultations themselves. */
export const isOurs = ({ kind }: Pick<Charged, 'kind'>): boolean => kind !== 'offer_fee';

/** One eleventh of our fees, in integer cents; null without an ABN or for a consultation. */
export function gstCents(charged: Charged): number | null {
  return isOurs(charged) && charged.business.abn !== undefined ? Math.round(charged.amountCents / 11) : null;
}

/** R-2026-000042: year in Sydney and a unique number. */
export function receiptNumber(number: string, issuedISO: string): string {
  return `R-${dayKey(issuedISO, sydney).slice(0, 4)}-${number.padStart(6, '0')}`;
}

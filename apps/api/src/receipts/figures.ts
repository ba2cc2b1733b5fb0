import { dayKey, sydney } from '@tele/core';
import type { Business } from '../emails/layout/business.ts';

/** What a receipt's figures are made of. */
export interface Charged {
  /** `booking_fee`, `acceptance_fee` or `offer_fee`. */
  kind: string;
  /** Integer cents, AUD. */
  amountCents: number;
  business: Business;
}

/** What we charge ourselves contains GST; a consultation is its specialist's to invoice. */
export const isOurs = ({ kind }: Pick<Charged, 'kind'>): boolean => kind !== 'offer_fee';

/** The eleventh part of what is ours, once we have an ABN; null otherwise. Integer cents. */
export function gstCents(charged: Charged): number | null {
  return isOurs(charged) && charged.business.abn !== undefined ? Math.round(charged.amountCents / 11) : null;
}

/** R-2026-000042: the year in Sydney, and a number that is never given twice. */
export function receiptNumber(number: string, issuedISO: string): string {
  return `R-${dayKey(issuedISO, sydney).slice(0, 4)}-${number.padStart(6, '0')}`;
}

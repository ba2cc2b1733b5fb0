import { businessLine, type Business } from './layout/business.ts';

export interface ReceiptFacts {
  /** `booking_fee`, `acceptance_fee` or `offer_fee`. */
  kind: string;
  /** Integer cents, AUD. */
  amountCents: number;
  /** GST in the amount, in cents; null when we charge none. */
  gstCents: number | null;
  /** False for a specialist's fee, which they invoice themselves. */
  isOurs: boolean;
  number: string;
  issuedISO: string;
  payer: string | null;
  /** Card charged: 'Visa ending 4242'; null when unknown. */
  card: string | null;
  business: Business;
  link: { label: string; url: string };
}

const feeNames: Readonly<Record<string, string>> = {
  booking_fee: 'Booking fee',
  acceptance_fee: 'Acceptance fee',
  offer_fee: 'Appointment fee',
};
export const paidFor = ({ kind }: ReceiptFacts): string => feeNames[kind] ?? 'Payment';

export const receiptFoot = ({ business }: ReceiptFacts, why: string, keep = 'Keep this email for your records.') => ({
  text: `You’re getting this email because ${why}. ${keep} ${businessLine(business)}`,
});

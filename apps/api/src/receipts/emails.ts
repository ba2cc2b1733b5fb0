import { formatCents, formatDayYear, sydney } from '@tele/core';
import { businessLine } from '../mail/business.ts';
import type { EmailContent } from '../mail/write-email.ts';
import { gstCents, isOurs, receiptNumber, type Charged } from './figures.ts';

/** No specialty, reason or professional's name. */
export interface Facts extends Charged {
  /** Null for what was never charged. */
  number: string | null;
  /** ISO instants in UTC. */
  issuedISO: string;
  /** Null when unknown. */
  payer: string | null;
  link: { label: string; url: string };
}

const feeNames: Readonly<Record<string, string>> = {
  booking_fee: 'Booking fee',
  acceptance_fee: 'Acceptance fee',
  offer_fee: 'Appointment fee',
};
const nameOf = ({ kind }: Facts): string => feeNames[kind] ?? 'Payment';
const numbered = ({ number, issuedISO }: Facts): string => (number === null ? '' : receiptNumber(number, issuedISO));

function gstOf(facts: Facts): { label: string; text: string }[] {
  const gst = gstCents(facts);
  if (gst === null) return [];
  return [
    { label: 'Amount excluding GST', text: formatCents(facts.amountCents - gst) },
    { label: 'GST (10%)', text: formatCents(gst) },
  ];
}

const footOf = ({ business }: Facts, why: string, keep = 'Keep this email for your records.') => ({
  text: `You’re getting this email because ${why}. ${keep} ${businessLine(business)}`,
});

/** Every email about money by name. */
export const emails = {
  receipt: (facts: Facts): EmailContent => ({
    subject: `Receipt for ${formatCents(facts.amountCents)}`,
    heading: gstCents(facts) !== null ? 'Tax invoice and receipt' : 'Receipt',
    paragraphs: [
      isOurs(facts) ? '' : 'This is the fee for your appointment. Ask your specialist if you need an invoice.',
    ],
    facts: [
      { label: 'Receipt number', text: numbered(facts) },
      { label: 'Date', text: formatDayYear(facts.issuedISO, sydney) },
      { label: 'For', text: nameOf(facts) },
      ...gstOf(facts),
      { label: 'Total paid', text: formatCents(facts.amountCents), total: true },
    ],
    link: facts.link,
    note: facts.payer === null ? undefined : `Issued to ${facts.payer}.`,
    foot: footOf(facts, 'we charged your card', 'A PDF copy for your records is attached.'),
  }),
  refunded: (facts: Facts): EmailContent => ({
    subject: `Refund of ${formatCents(facts.amountCents)}`,
    paragraphs: [
      `We’ve refunded ${formatCents(facts.amountCents)} to your card. Your bank may take up to 10 days to show it. You don’t need to do anything.`,
    ],
    facts: [
      { label: 'For', text: nameOf(facts) },
      { label: 'Receipt', text: numbered(facts) },
      { label: 'Refunded', text: formatCents(facts.amountCents), total: true },
    ],
    link: facts.link,
    foot: footOf(facts, 'we refunded your card'),
  }),
  released: (facts: Facts): EmailContent => ({
    subject: `${formatCents(facts.amountCents)} hold released`,
    paragraphs: [
      `We’ve released the ${formatCents(facts.amountCents)} hold on your card. You have not been charged. Your bank may still show it for up to 3 days.`,
    ],
    facts: [{ label: 'For', text: nameOf(facts) }],
    link: facts.link,
    foot: footOf(facts, 'we released a hold on your card'),
  }),
} as const;

export type EmailName = keyof typeof emails;

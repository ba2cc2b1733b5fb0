import { formatCents, formatDayYear, sydney } from '@tele/core';
import type { EmailContent } from './layout/write-email.ts';
import { paidFor, receiptFoot, type ReceiptFacts } from './receipt-facts.ts';

export const receipt = (facts: ReceiptFacts): EmailContent => ({
  subject: `Receipt for ${formatCents(facts.amountCents)}`,
  heading: facts.gstCents !== null ? 'Tax invoice and receipt' : 'Receipt',
  paragraphs: [facts.isOurs ? '' : 'This is the fee for your appointment. Ask your specialist if you need an invoice.'],
  facts: [
    { label: 'Receipt number', text: facts.number },
    { label: 'Date', text: formatDayYear(facts.issuedISO, sydney) },
    { label: 'For', text: paidFor(facts) },
    ...(facts.card === null ? [] : [{ label: 'Paid with', text: facts.card }]),
    ...gstRows(facts),
    { label: 'Total paid', text: formatCents(facts.amountCents), total: true },
  ],
  link: facts.link,
  note: facts.payer === null ? undefined : `Issued to ${facts.payer}.`,
  foot: receiptFoot(facts, 'we charged your card', 'A PDF copy for your records is attached.'),
});

function gstRows({ amountCents, gstCents }: ReceiptFacts): { label: string; text: string }[] {
  if (gstCents === null) return [];
  return [
    { label: 'Amount excluding GST', text: formatCents(amountCents - gstCents) },
    { label: 'GST (10%)', text: formatCents(gstCents) },
  ];
}

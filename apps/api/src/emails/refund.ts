import { formatCents } from '@tele/core';
import type { EmailContent } from './layout/write-email.ts';
import { paidFor, receiptFoot, type ReceiptFacts } from './receipt-facts.ts';

export const refund = (facts: ReceiptFacts): EmailContent => ({
  subject: `Refund of ${formatCents(facts.amountCents)}`,
  paragraphs: [
    `We’ve refunded ${formatCents(facts.amountCents)} to your card. Your bank may take up to 10 days to show it. You don’t need to do anything.`,
  ],
  facts: [
    { label: 'For', text: paidFor(facts) },
    { label: 'Receipt', text: facts.number },
    { label: 'Refunded', text: formatCents(facts.amountCents), total: true },
  ],
  link: facts.link,
  foot: receiptFoot(facts, 'we refunded your card'),
});

import { formatCents } from '@tele/core';
import type { EmailContent } from './layout/write-email.ts';
import { paidFor, receiptFoot, type ReceiptFacts } from './receipt-facts.ts';

export const holdReleased = (facts: ReceiptFacts): EmailContent => ({
  subject: `${formatCents(facts.amountCents)} hold released`,
  paragraphs: [
    `We’ve released the ${formatCents(facts.amountCents)} hold on your card. You have not been charged. Your bank may still show it for up to 3 days.`,
  ],
  facts: [{ label: 'For', text: paidFor(facts) }],
  link: facts.link,
  foot: receiptFoot(facts, 'we released a hold on your card'),
});

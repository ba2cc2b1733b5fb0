import { holdReleased } from '../emails/hold-released.ts';
import type { EmailContent } from '../emails/layout/write-email.ts';
import type { ReceiptFacts } from '../emails/receipt-facts.ts';
import { receipt } from '../emails/receipt.ts';
import { refund } from '../emails/refund.ts';

export const emails = {
  receipt,
  refunded: refund,
  released: holdReleased,
} as const satisfies Record<string, (facts: ReceiptFacts) => EmailContent>;

export type EmailName = keyof typeof emails;

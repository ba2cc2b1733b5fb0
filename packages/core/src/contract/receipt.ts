import * as z from 'zod';
import type { CallDefinition } from './define.ts';
import { cents, instant } from './fields.ts';

/** What a receipt is for: our fees, which contain GST where we have an ABN, and a consultation, which is its specialist's to invoice. */
export const receiptKinds = ['booking_fee', 'acceptance_fee', 'offer_fee'] as const;

/** What somebody was charged for an appointment. Integer cents, AUD. */
export const receipt = z.object({
  /** R-2026-000042. */
  number: z.string(),
  issuedAt: instant,
  kind: z.enum(receiptKinds),
  amountCents: cents,
  /** The part of it that is GST; null where it is no tax invoice of ours. */
  gstCents: cents.nullable(),
  /** Whom it is issued to; null where no name is on file, or is not to be shown. */
  payer: z.string().nullable(),
  business: z.object({ name: z.string(), abn: z.string().nullable() }),
  /** When it had gone back in full; null as long as it has not. */
  refundedAt: instant.nullable(),
});

export const receiptCalls = {
  appointmentReceipt: {
    summary: 'Get the signed-in user’s receipt for an appointment. The ID is an offerId or selectionId.',
    caller: 'signed-in',
    onPartnerPages: true,
    ok: receipt,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallDefinition>;

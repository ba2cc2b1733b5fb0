import * as z from 'zod';
import type { CallDefinition } from './define.ts';
import { cents, instant } from './fields.ts';

/** Receipts for our fees, including GST if we have an ABN. The specialist invoices the consultation. */
export const receiptKinds = ['booking_fee', 'acceptance_fee', 'offer_fee'] as const;

/** Charge for an appointment. Integer cents, AUD. */
export const receipt = z.object({
  number: z.string(),
  issuedAt: instant,
  kind: z.enum(receiptKinds),
  amountCents: cents,
  /** GST included; null if it is not our tax invoice. */
  gstCents: cents.nullable(),
  /** Recipient; null if no name is on file or it must not be shown. */
  payer: z.string().nullable(),
  business: z.object({ name: z.string(), abn: z.string().nullable() }),
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

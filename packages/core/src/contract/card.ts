import * as z from 'zod';
import type { CallDefinition } from './define.ts';
import { done, id, listOf } from './fields.ts';

export const shownCard = z.object({
  brand: z.string(),
  last4: z.string(),
  /** `apple_pay`, `google_pay` or `link`. */
  wallet: z.string().optional(),
});

export const savedCard = shownCard.extend({
  cardId: id,
  paymentMethodId: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  isExpired: z.literal(true).optional(),
});

export const cardCalls = {
  myCards: {
    summary: 'List the saved cards of the person signed in, the last used first',
    caller: 'signed-in',
    ok: listOf(savedCard).extend({
      /** The service can save cards. */
      canSave: z.literal(true).optional(),
    }),
    errors: [],
  },
  removeCard: {
    summary: 'Remove a saved card of the person signed in',
    caller: 'signed-in',
    ok: done,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallDefinition>;

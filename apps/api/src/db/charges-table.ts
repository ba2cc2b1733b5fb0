import type { ColumnType, Generated } from 'kysely';
import type { GeneratedInstant, Instant } from './columns.ts';

/** One payment asked of a card. */
export interface Charges {
  id: string;
  /** What the money is for, in the words of the noun that charges it, such as `booking_fee`. */
  kind: string;
  subject_type: string;
  subject_id: string;
  user_id: string;
  amount_cents: number;
  /** Null where the card is given to the payment provider alone. */
  payment_method_id: string | null;
  /** The payer agreed to save the card. */
  saves_card: Generated<boolean>;
  /** The card that was charged; null until it was. */
  card_brand: ColumnType<string | null, string | null | undefined, string | null>;
  card_last4: ColumnType<string | null, string | null | undefined, string | null>;
  /** The payout account that the money goes to, and what of it stays ours in cents; null where all of it is ours. */
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  our_fee_cents: ColumnType<number | null, number | null | undefined, number | null>;
  payment_intent_id: string | null;
  /** Whom the provider is asked for, under the key of `key_number`. */
  customer_id: string | null;
  key_number: Generated<number>;
  /** How often the provider answered with a fault of its own. */
  faults: Generated<number>;
  /** Why it ended without money: the provider's type and code. */
  failed_because: string | null;
  metadata: ColumnType<Record<string, string>, string, never>;
  /** REFUNDING: it is to be given back, and the provider has not done so yet. */
  status: 'STARTED' | 'ACTION_REQUIRED' | 'AUTHORISED' | 'CAPTURED' | 'FAILED' | 'RELEASED' | 'REFUNDING' | 'REFUNDED';
  /** Until when an authorisation holds, as the provider says. */
  capture_before: Instant | null;
  /** The provider's ids of refunds that the bank has sent back. */
  failed_refunds: Generated<string[]>;
  /** In the provider's words: `needs_response`, `under_review`, `won`, `lost`, …, and why the card's owner disputes it. */
  dispute_id: string | null;
  dispute_status: string | null;
  dispute_reason: string | null;
  dispute_cents: number | null;
  started_until: Instant;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

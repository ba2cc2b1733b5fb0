import type { ColumnType, Generated } from 'kysely';
import type { GeneratedInstant, Instant } from './columns.ts';

export interface Charges {
  id: string;
  kind: string;
  subject_type: string;
  subject_id: string;
  user_id: string;
  amount_cents: number;
  /** Null when only the payment provider has the card. */
  payment_method_id: string | null;
  /** The payer agreed to save the card. */
  saves_card: Generated<boolean>;
  /** The card that was charged; null until it was. */
  card_brand: ColumnType<string | null, string | null | undefined, string | null>;
  card_last4: ColumnType<string | null, string | null | undefined, string | null>;
  /** Payout account of the payment, and our part in cents; null when the whole amount is ours. */
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  our_fee_cents: ColumnType<number | null, number | null | undefined, number | null>;
  payment_intent_id: string | null;
  /** Customer at the provider, under the key of `key_number`. */
  customer_id: string | null;
  key_number: Generated<number>;
  /** Number of provider faults. */
  faults: Generated<number>;
  failed_because: string | null;
  metadata: ColumnType<Record<string, string>, string, never>;
  /** REFUNDING: the provider has not refunded it yet. */
  status: 'STARTED' | 'ACTION_REQUIRED' | 'AUTHORISED' | 'CAPTURED' | 'FAILED' | 'RELEASED' | 'REFUNDING' | 'REFUNDED';
  /** When the authorisation expires, by the provider. */
  capture_before: Instant | null;
  /** Provider IDs of refunds that the bank returned. */
  failed_refunds: Generated<string[]>;
  /** The provider's dispute status: `needs_response`, `under_review`, `won`, `lost`, … */
  dispute_id: string | null;
  dispute_status: string | null;
  dispute_reason: string | null;
  dispute_cents: number | null;
  started_until: Instant;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

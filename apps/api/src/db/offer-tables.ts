import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

export interface Offers {
  id: string;
  selection_id: string;
  specialist_id: string;
  patient_id: string;
  fee_cents: number;
  our_fee_cents: number;
  account_id: string;
  state: Generated<'OPEN' | 'ACCEPTED' | 'EXPIRED' | 'LOST' | 'WITHDRAWN'>;
  expires_at: Instant;
  decided_at: Instant | null;
  made_as: string | null;
  created_at: Instant;
}

export interface OfferSlots {
  offer_id: string;
  start_at: Instant;
}

import type { Instant } from './columns.ts';

/** What comparisons with the payment provider found. */
export interface Reconciliations {
  id: string;
  since: Instant | null;
  charges: number;
  payments: number;
  differences: number;
  put_right: number;
  ended_at: Instant;
}

import type { Instant } from './columns.ts';

export interface Reconciliations {
  id: string;
  since: Instant | null;
  charges: number;
  payments: number;
  differences: number;
  put_right: number;
  ended_at: Instant;
}

import type { Instant } from './columns.ts';

export interface RateLimits {
  key: string;
  window_start: Instant;
  hits: number;
}
export interface CardTries {
  key: string;
  charges: string[];
  tried_at: Instant;
}

import { dayMs } from '../time/durations.ts';
import { limits } from '../limits.ts';

/** When a patient would like to be seen, of whoever asks specialists for times; the last in words of their own (product.md 'Offers, on the patient's side'). */
export const timeframes = ['as-soon-as-possible', 'this-week', 'next-week', 'after-hours', 'own-words'] as const;
export type Timeframe = (typeof timeframes)[number];

/** Until when specialists may answer, from the making of a request: both ISO instants in UTC. Whoever needs it sooner is not kept waiting for longer. */
export function openRequestUntil(timeframe: Timeframe, createdAt: string): string {
  return new Date(Date.parse(createdAt) + limits.openRequestDays[timeframe] * dayMs).toISOString();
}

import { dayMs } from '../time/durations.ts';
import { limits } from '../limits.ts';

/** When a patient wants to be seen, the last in their own words (product.md 'Offers, on the patient's side'). */
export const timeframes = ['as-soon-as-possible', 'this-week', 'next-week', 'after-hours', 'own-words'] as const;
export type Timeframe = (typeof timeframes)[number];

/** Deadline for answers, sooner for urgent timeframes. ISO instants in UTC. */
export function openRequestUntil(timeframe: Timeframe, createdAt: string): string {
  return new Date(Date.parse(createdAt) + limits.openRequestDays[timeframe] * dayMs).toISOString();
}

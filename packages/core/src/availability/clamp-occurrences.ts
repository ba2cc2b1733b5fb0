import { limits } from '../limits.ts';

/** How many times a repeat happens: 1 to 180 (spec section 9). `clamped` when that is not what was asked for. */
export function clampOccurrences(count: number): { occurrences: number; clamped: boolean } {
  const whole = Number.isNaN(count) ? limits.minOccurrences : Math.trunc(count);
  const occurrences = Math.min(limits.maxOccurrences, Math.max(limits.minOccurrences, whole));
  return { occurrences, clamped: occurrences !== count };
}

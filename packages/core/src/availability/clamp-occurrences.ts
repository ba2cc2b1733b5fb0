import { limits } from '../limits.ts';

/** Clamps the number of repeats to 1–180 (spec section 9). `clamped` is true if it changed. */
export function clampOccurrences(count: number): { occurrences: number; clamped: boolean } {
  const whole = Number.isNaN(count) ? limits.minOccurrences : Math.trunc(count);
  const occurrences = Math.min(limits.maxOccurrences, Math.max(limits.minOccurrences, whole));
  return { occurrences, clamped: occurrences !== count };
}

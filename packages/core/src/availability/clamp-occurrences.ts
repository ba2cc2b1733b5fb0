import { limits } from '../limits.ts';

/** How many times a repeat happens: 1 to 180 (spec section 9). `clamped` when that is not what was asked for. */
export function clampOccurrences(asked: number): { occurrences: number; clamped: boolean } {
  const whole = Number.isNaN(asked) ? limits.minOccurrences : Math.trunc(asked);
  const occurrences = Math.min(limits.maxOccurrences, Math.max(limits.minOccurrences, whole));
  return { occurrences, clamped: occurrences !== asked };
}

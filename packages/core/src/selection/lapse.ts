import { limits } from '../limits.ts';

const day = 24 * 60 * 60_000;

/**
 * When a pending selection lapses: once its last slot has begun, or 6 days after submission, whichever comes first
 * (product.md 'Selections, acceptance, lapse'). ISO instants in UTC.
 */
export function lapsesAt(submittedAt: string, slots: readonly string[]): string {
  const authorisationEnds = Date.parse(submittedAt) + limits.selectionLapseDays * day;
  const lastSlot = slots.length === 0 ? Infinity : Math.max(...slots.map((slot) => Date.parse(slot)));
  return new Date(Math.min(authorisationEnds, lastSlot)).toISOString();
}

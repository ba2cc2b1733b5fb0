import { dayMs, hourMs } from '../time/durations.ts';
import { limits } from '../limits.ts';

/** An acceptance needs the hold for a little longer than its own moment: what was held is captured after it. */
const captureTime = hourMs;

/**
 * When a pending selection lapses: once its last slot has begun, 6 days after submission (product.md 'Selections, acceptance,
 * lapse'), or an hour before the hold on the card ends, whichever comes first. ISO instants in UTC.
 */
export function lapsesAt(submittedAt: string, slots: readonly string[], holdEnds?: string): string {
  const end = Date.parse(submittedAt) + limits.selectionLapseDays * dayMs;
  return sooner(holdEnds === undefined ? end : Math.min(end, Date.parse(holdEnds) - captureTime), slots);
}

/** Until when a selection can be paid: 24 hours from its making, or until its last slot begins. ISO instants in UTC. */
export function payableUntil(createdAt: string, slots: readonly string[]): string {
  return sooner(Date.parse(createdAt) + limits.unpaidHours * hourMs, slots);
}

function sooner(end: number, slots: readonly string[]): string {
  const lastSlot = slots.length === 0 ? Infinity : Math.max(...slots.map((slot) => Date.parse(slot)));
  return new Date(Math.min(end, lastSlot)).toISOString();
}

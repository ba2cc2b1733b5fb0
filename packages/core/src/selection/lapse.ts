import { dayMs, hourMs } from '../time/durations.ts';
import { limits } from '../limits.ts';

/** Margin before the hold ends: the capture runs after the acceptance. */
const captureTime = hourMs;

/** Lapses at the earliest of last slot, 6 days, and an hour before the hold ends. ISO instants in UTC. */
export function lapsesAt(submittedAt: string, slots: readonly string[], holdEnds?: string): string {
  const end = Date.parse(submittedAt) + limits.selectionLapseDays * dayMs;
  return sooner(holdEnds === undefined ? end : Math.min(end, Date.parse(holdEnds) - captureTime), slots);
}

/** Payment deadline: 24 hours after creation, or the last slot's start if sooner. ISO instants in UTC. */
export function payableUntil(createdAt: string, slots: readonly string[]): string {
  return sooner(Date.parse(createdAt) + limits.unpaidHours * hourMs, slots);
}

function sooner(end: number, slots: readonly string[]): string {
  const lastSlot = slots.length === 0 ? Infinity : Math.max(...slots.map((slot) => Date.parse(slot)));
  return new Date(Math.min(end, lastSlot)).toISOString();
}

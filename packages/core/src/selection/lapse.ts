import { limits } from '../limits.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * When a pending selection lapses: once its last slot has begun, or 6 days after submission, whichever comes first
 * (product.md 'Selections, acceptance, lapse'). ISO instants in UTC.
 */
export function lapsesAt(submittedAt: string, slots: readonly string[]): string {
  return sooner(Date.parse(submittedAt) + limits.selectionLapseDays * day, slots);
}

/** Until when a selection can be paid: 24 hours from its making, or until its last slot begins. ISO instants in UTC. */
export function payableUntil(createdAt: string, slots: readonly string[]): string {
  return sooner(Date.parse(createdAt) + limits.unpaidHours * hour, slots);
}

function sooner(end: number, slots: readonly string[]): string {
  const lastSlot = slots.length === 0 ? Infinity : Math.max(...slots.map((slot) => Date.parse(slot)));
  return new Date(Math.min(end, lastSlot)).toISOString();
}

import { limits } from '../limits.ts';
import { type InstantSpan, joinInstants } from './join-instants.ts';

const minute = 60_000;
const half = limits.appointmentMinutes * minute;
const day = 24 * 60 * minute;

/** A stretch of time: ISO instants in UTC, the end not included. */
export interface Span {
  startISO: string;
  endISO: string;
}

export interface FreeSlotsInput {
  /** When the specialist is available; blocks may overlap, touch and come in any order. */
  blocks: readonly Span[];
  /** Starts of bookings and holds, 30 minutes each. */
  busy: readonly { startISO: string }[];
  now: Date;
  /** How far ahead to look, in days of 24 hours. */
  days: number;
}

/**
 * The half-hour slots of one specialist that can be asked for, sorted: on :00 or :30, wholly inside availability, free, at
 * least 60 minutes from now and at most `days` ahead (product.md 'Response shapes'). Works in half hours since 1970, because
 * every Australian zone agrees with UTC on them.
 */
export function freeSlots({ blocks, busy, now, days }: FreeSlotsInput): Span[] {
  const first = Math.ceil((now.getTime() + limits.slotLeadMinutes * minute) / half);
  const last = Math.floor((now.getTime() + days * day) / half);
  const taken = busyHalves(busy);
  const slots: Span[] = [];
  for (const { start, end } of joinInstants(blocks.map(instantsOf))) {
    const from = Math.max(first, Math.ceil(start / half));
    const to = Math.min(last, Math.floor(end / half) - 1);
    let startISO = '';
    for (let slot = from; slot <= to; slot += 1) {
      startISO ||= new Date(slot * half).toISOString();
      const endISO = new Date((slot + 1) * half).toISOString();
      if (!taken.has(slot)) slots.push({ startISO, endISO });
      startISO = endISO;
    }
  }
  return slots;
}

/** Every half hour a busy time touches: two when it starts off the grid. */
function busyHalves(busy: readonly { startISO: string }[]): Set<number> {
  const taken = new Set<number>();
  for (const { startISO } of busy) {
    const start = Date.parse(startISO) / half;
    taken.add(Math.floor(start)).add(Math.ceil(start));
  }
  return taken;
}

function instantsOf({ startISO, endISO }: Span): InstantSpan {
  return { start: Date.parse(startISO), end: Date.parse(endISO) };
}

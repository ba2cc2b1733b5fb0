import type { Span } from './free-slots.ts';
import type { InstantSpan } from './join-instants.ts';

const startNames = ['startISO', 'start', 'from', 'begin'];
const endNames = ['endISO', 'end', 'to', 'finish'];

// A time without its zone would be read in the zone of whoever reads it.
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * An availability block as a server may name it (spec section 3: start/from/begin, end/to/finish), as ISO instants in UTC.
 * Null for what is not a block: an end that is not after its start, or a time that cannot be read.
 */
export function readBlock(raw: unknown): Span | null {
  const { start, end } = readTimes(raw);
  if (!(start < end)) return null;
  return { startISO: new Date(start).toISOString(), endISO: new Date(end).toISOString() };
}

/** The times of a block in epoch milliseconds, by any of their names; NaN for one that cannot be read. */
export function readTimes(raw: unknown): InstantSpan {
  if (typeof raw !== 'object' || raw === null) return { start: Number.NaN, end: Number.NaN };
  return { start: instantOf(raw, startNames), end: instantOf(raw, endNames) };
}

function instantOf(raw: object, names: readonly string[]): number {
  const found = Object.entries(raw).find(([name, value]) => names.includes(name) && typeof value === 'string');
  const text = found ? String(found[1]) : '';
  return instantForm.test(text) ? Date.parse(text) : Number.NaN;
}

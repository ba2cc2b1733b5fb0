import type { Span } from './free-slots.ts';

const startNames = ['startISO', 'start', 'from', 'begin'];
const endNames = ['endISO', 'end', 'to', 'finish'];

/**
 * An availability block as a server may name it (spec section 3: start/from/begin, end/to/finish), as ISO instants in UTC.
 * Null for what is not a block: an end that is not after its start, or a time that cannot be read.
 */
export function readBlock(raw: unknown): Span | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const start = instantOf(raw, startNames);
  const end = instantOf(raw, endNames);
  if (!(start < end)) return null;
  return { startISO: new Date(start).toISOString(), endISO: new Date(end).toISOString() };
}

function instantOf(raw: object, names: readonly string[]): number {
  const found = Object.entries(raw).find(([name, value]) => names.includes(name) && typeof value === 'string');
  return found ? Date.parse(String(found[1])) : Number.NaN;
}

import type { Span } from './free-slots.ts';
import type { InstantSpan } from './join-instants.ts';

const startNames = ['startISO', 'start', 'from', 'begin'];
const endNames = ['endISO', 'end', 'to', 'finish'];

// A time without its zone would be read in the zone of whoever reads it.
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

// What `toISOString` writes of a day that every month has: such texts sort as they happen, and need not be written again.
const ownForm = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/**
 * An availability block as a server may name it (spec section 3: start/from/begin, end/to/finish), as ISO instants in UTC.
 * Null for what is not a block: an end that is not after its start, or a time that cannot be read.
 */
export function readBlock(raw: unknown): Span | null {
  const { from, to } = textsOf(raw);
  if (ownForm.test(from) && ownForm.test(to)) return from < to ? { startISO: from, endISO: to } : null;
  const times = { start: instantOf(from), end: instantOf(to) };
  return times.start < times.end ? spanOf(raw, times) : null;
}

/** The times of a block in epoch milliseconds, by any of their names; NaN for one that cannot be read. */
export function readTimes(raw: unknown): InstantSpan {
  const { from, to } = textsOf(raw);
  return { start: instantOf(from), end: instantOf(to) };
}

/** The same two times as ISO instants in UTC, of a block that can be read. */
export function spanOf(raw: unknown, { start, end }: InstantSpan): Span {
  const { from, to } = textsOf(raw);
  return { startISO: isoOf(from, start), endISO: isoOf(to, end) };
}

function isoOf(text: string, instant: number): string {
  return ownForm.test(text) ? text : new Date(instant).toISOString();
}

/** Texts under the names of the two times; '' for none. */
function textsOf(raw: unknown): { from: string; to: string } {
  if (typeof raw !== 'object' || raw === null) return { from: '', to: '' };
  const named = raw as Readonly<Record<string, unknown>>;
  return { from: textOf(named, startNames), to: textOf(named, endNames) };
}

function textOf(named: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  for (const name of names) {
    const value = named[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}

function instantOf(text: string): number {
  return instantForm.test(text) ? Date.parse(text) : Number.NaN;
}

import type { Span } from './free-slots.ts';
import type { InstantSpan } from './join-instants.ts';

const startNames = ['startISO', 'start', 'from', 'begin'];
const endNames = ['endISO', 'end', 'to', 'finish'];

// Without a zone, a time would depend on the reader's zone.
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

// Format of `toISOString` with days 1–28, which every month has. Such strings sort by time and need no rewrite.
const ownForm = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Block from any of a server's field names (spec section 3), as ISO instants in UTC. Null if invalid. */
export function readBlock(raw: unknown): Span | null {
  const { from, to } = textsOf(raw);
  if (ownForm.test(from) && ownForm.test(to)) return from < to ? { startISO: from, endISO: to } : null;
  const times = { start: instantOf(from), end: instantOf(to) };
  return times.start < times.end ? spanOf(raw, times) : null;
}

/** Start and end of a block in epoch milliseconds, under any of their names; NaN if unreadable. */
export function readTimes(raw: unknown): InstantSpan {
  const { from, to } = textsOf(raw);
  return { start: instantOf(from), end: instantOf(to) };
}

export function spanOf(raw: unknown, { start, end }: InstantSpan): Span {
  const { from, to } = textsOf(raw);
  return { startISO: isoOf(from, start), endISO: isoOf(to, end) };
}

function isoOf(text: string, instant: number): string {
  return ownForm.test(text) ? text : new Date(instant).toISOString();
}

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

import { limits } from '@tele/core';
import type { QueryParsed } from '@tele/core/contract';
import { isInstant, readCursor, type Place } from '../http/cursor.ts';
import type { BookingFilter } from './read-bookings.ts';

export interface Part {
  name: 'upcoming' | 'past' | 'range' | 'named';
  which: BookingFilter;
  latestFirst: boolean;
}

interface AppointmentsQuery {
  list: string;
  since: string;
  place: (Place & { part: string }) | undefined;
  parts: Part[];
  whole: BookingFilter;
}

type Query = QueryParsed<'myAppointments'>;

const lengthMs = limits.appointmentMinutes * 60_000;

export function partsOf({ when, from, to, apt, cursor }: Query, now: Date): AppointmentsQuery {
  const list = `appointments ${when ?? (apt === undefined ? (from === undefined ? 'all' : 'range') : 'named')}`;
  const found = readCursor(list, cursor);
  const since = isInstant(found?.notes['since']) ? found.notes['since'] : now.toISOString();
  const common = { list, since, place: found && { ...found, part: found.notes['part'] ?? '' } };
  const only = (part: Part): AppointmentsQuery => ({ ...common, parts: [part], whole: part.which });
  if (apt !== undefined) return only({ name: 'named', which: { named: namedBy(apt) }, latestFirst: false });
  if (from !== undefined && to !== undefined) {
    const which = { after: new Date(Date.parse(from) - lengthMs), before: new Date(to) };
    return only({ name: 'range', which, latestFirst: false });
  }
  const upcoming: Part = { name: 'upcoming', which: { after: lastOver(since) }, latestFirst: false };
  const past: Part = { name: 'past', which: pastAt(since), latestFirst: true };
  return when === undefined ? { ...common, parts: [upcoming, past], whole: {} } : only({ upcoming, past }[when]);
}

export const pastAt = (since: string): BookingFilter => ({ until: lastOver(since) });

const lastOver = (since: string): Date => new Date(Date.parse(since) - lengthMs);

function namedBy(apt: string): NonNullable<BookingFilter['named']> {
  const at = /^\d{4}-\d\d-\d\dT/.test(apt) ? Date.parse(apt) : Number.NaN;
  return Number.isNaN(at) ? { id: apt } : { at: new Date(at) };
}

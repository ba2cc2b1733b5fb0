import { addDays, limits, startOfDay, sydney, type DayKey, type Span } from '@tele/core';

/**
 * A time that is not free: an appointment, with whom; one that a patient is paying for; one that a patient asks to move a booking to; time off; or
 * what another calendar has (`away`).
 */
export type Busy = Span & ({ kind: 'booked' | 'kept'; name: string } | { kind: 'held' | 'off' | 'away' });

/** A day of this specialist in Sydney: when they are available, and what is taken. */
export interface OwnDay {
  dayKey: DayKey;
  blocks: readonly Span[];
  busy: readonly Busy[];
}

/** What stands in the way of a time, and the next one of that day that is free: inside availability where any is left; null for none. */
export interface Clash {
  busy: Busy;
  freeISO: string | null;
}

const length = limits.appointmentMinutes * 60_000;
const at = (iso: string): number => Date.parse(iso);

/** What of a day stands in the way of an appointment that starts then (ISO instant in UTC); null for nothing. */
export function clashOf(slotISO: string, { dayKey, blocks, busy }: OwnDay): Clash | null {
  const busyAt = (start: number): Busy | undefined =>
    busy.find(({ startISO, endISO }) => at(startISO) < start + length && start < at(endISO));
  const found = busyAt(at(slotISO));
  if (!found) return null;
  const dayEnd = at(startOfDay(addDays(dayKey, 1), sydney));
  const free: number[] = [];
  for (let start = at(slotISO) + length; start < dayEnd; start += length) if (!busyAt(start)) free.push(start);
  const isAvailable = (start: number): boolean =>
    blocks.some(({ startISO, endISO }) => at(startISO) <= start && start + length <= at(endISO));
  const next = free.find(isAvailable) ?? free[0];
  return { busy: found, freeISO: next === undefined ? null : new Date(next).toISOString() };
}

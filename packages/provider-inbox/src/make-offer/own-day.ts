import { addDays, limits, startOfDay, sydney, type DayKey, type Span } from '@tele/core';

/** Busy time: appointment, hold during payment, reschedule request, time off, or another calendar's event (`away`). */
export type Busy = Span & ({ kind: 'booked' | 'kept'; name: string } | { kind: 'held' | 'off' | 'away' });

export interface OwnDay {
  dayKey: DayKey;
  blocks: readonly Span[];
  busy: readonly Busy[];
}

export interface Clash {
  busy: Busy;
  freeISO: string | null;
}

const length = limits.appointmentMinutes * 60_000;
const at = (iso: string): number => Date.parse(iso);

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

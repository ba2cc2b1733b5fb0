import { limits } from '../limits.ts';
import { minuteMs } from '../time/durations.ts';
import type { Span } from './free-slots.ts';

const half = limits.appointmentMinutes * minuteMs;

/** Sorted slots as spans: a day of free half hours is one. */
export function spansOfSlots(slots: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { startISO, endISO } of slots) {
    const last = spans.at(-1);
    if (last?.endISO === startISO) last.endISO = endISO;
    else spans.push({ startISO, endISO });
  }
  return spans;
}

/** Slots of 30 minutes that spans of search results stand for. */
export function slotsOfSpans(spans: readonly Span[]): Span[] {
  const slots: Span[] = [];
  for (const { startISO, endISO } of spans)
    for (let at = Date.parse(startISO); at < Date.parse(endISO); at += half)
      slots.push({ startISO: new Date(at).toISOString(), endISO: new Date(at + half).toISOString() });
  return slots;
}

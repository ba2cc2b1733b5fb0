import type { DayKey } from '../time/day-key.ts';
import { byDay } from '../time/group-by-day.ts';
import type { Span } from './free-slots.ts';

export interface SlotDay<Slot extends Span = Span> {
  dayKey: DayKey;
  slots: Slot[];
}

/** Groups slots by the day they start on in a zone, in order. Days without slots are left out. */
export function groupByDay<Slot extends Span>(slots: readonly Slot[], zone: string): SlotDay<Slot>[] {
  return byDay(slots, (slot) => slot.startISO, zone).map(({ dayKey, items }) => ({ dayKey, slots: items }));
}

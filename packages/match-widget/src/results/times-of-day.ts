import { dayKey, type Slot } from '@tele/core';

/** Times on the day of one of them; formats no more of them than it must. */
export function timesOfDay(slots: readonly Slot[], startISO: string | null, zone: string): readonly Slot[] {
  const at = Math.max(
    0,
    slots.findIndex((slot) => slot.startISO === startISO),
  );
  const day = slots[at] && dayKey(slots[at].startISO, zone);
  const isOther = (slot: Slot): boolean => dayKey(slot.startISO, zone) !== day;
  const next = slots.findIndex((slot, index) => index > at && isOther(slot));
  return slots.slice(slots.slice(0, at).findLastIndex(isOther) + 1, next < 0 ? undefined : next);
}
